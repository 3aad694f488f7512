import { Unavailable } from "./answers.js";

/** Why the engine cannot start and what to do about it, in two lines for whoever starts it. */
export class StartFailure extends Unavailable {
  constructor(what: string, whatToDo: string) {
    super(`${what}\n${whatToDo}`);
    this.name = "StartFailure";
  }
}
