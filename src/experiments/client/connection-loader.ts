import { errorMessage } from "../../domain/error-message.js";
import type { Connection, ConnectionContext } from "../connection/interface.js";

export interface ConnectionLoader {
  /** Null until it is loaded. */
  loaded(): Connection | null;
  load(): Promise<Connection>;
  /** Runs a task with the connection, at once or when it is loaded; never after `stop`. */
  connect(task: (connection: Connection) => void): void;
  stop(): void;
}

/** Loads the connection of a client when it is first needed. */
export function createConnectionLoader(context: ConnectionContext): ConnectionLoader {
  let connection: Connection | null = null;
  let loading: Promise<Connection> | null = null;
  let isStopped = false;

  async function create(): Promise<Connection> {
    const { createConnection } = await import("../connection/connection.js");
    connection = createConnection(context);
    if (isStopped) connection.stop();
    return connection;
  }

  function load(): Promise<Connection> {
    loading ??= create();
    return loading;
  }

  return {
    loaded: () => connection,
    load,
    connect(task) {
      if (isStopped) return;
      if (connection) return task(connection);
      load().then(
        (loaded) => isStopped || task(loaded),
        (error: unknown) =>
          context.report(`nothing is sent from this page, since a part of the library could not be loaded: ${errorMessage(error)}`),
      );
    },
    stop() {
      isStopped = true;
      connection?.stop();
    },
  };
}
