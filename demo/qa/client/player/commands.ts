/** Whether no other command has been given since. */
export type IsLast = () => boolean;
type Command = (isLast: IsLast) => Promise<void>;

/**
 * Runs commands one after the other: a command ends the one before it, and begins once that has ended.
 * @param onEnd with why it could not be carried out, or null.
 */
export function createCommands(onEnd: (failure: string | null, isLast: boolean) => void): (command: Command) => void {
  let given = 0;
  let last: Promise<void> = Promise.resolve();
  return (command) => {
    const own = ++given;
    const isLast = () => own === given;
    last = last
      .then(() => command(isLast))
      .then(
        () => onEnd(null, isLast()),
        (error: Error) => onEnd(error.message, isLast()),
      );
  };
}
