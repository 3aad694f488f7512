import { errorMessage } from "../domain/error-message.js";

/** A request without a usable answer; `call` is its name. */
export class RequestError extends Error {
  override readonly name: string = "RequestError";

  constructor(
    readonly call: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The server responded with a status outside 200 to 299. */
export class HttpError extends RequestError {
  override readonly name = "HttpError";

  constructor(
    call: string,
    readonly status: number,
  ) {
    super(call, `HTTP error! Status: ${status}`);
  }
}

/** The server could not be reached, or the connection was lost; `cause` is what fetch threw. */
export class NetworkError extends RequestError {
  override readonly name = "NetworkError";

  constructor(call: string, cause: unknown) {
    super(call, `ski-elements: the call ${call} got no answer (${errorMessage(cause)}). Check the address and the connection.`, { cause });
  }
}

/** No complete answer arrived within the client's timeout, in milliseconds. */
export class TimeoutError extends RequestError {
  override readonly name = "TimeoutError";

  constructor(call: string, milliseconds: number) {
    super(call, `ski-elements: the call ${call} got no answer within ${milliseconds} ms.`);
  }
}

/** The body is not valid JSON; `cause` is what the parser threw. */
export class MalformedJsonError extends RequestError {
  override readonly name = "MalformedJsonError";

  constructor(call: string, cause: unknown) {
    super(call, `ski-elements: the answer of the call ${call} is not JSON (${errorMessage(cause)}).`, { cause });
  }
}
