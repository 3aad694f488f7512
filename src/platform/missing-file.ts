import { errorMessage } from "../domain/error-message.js";

const reported = new Set<string>();

/** Logs that a file of the library could not be loaded, which browsers log under no name, once per reason; the reason names the file. */
export function tellMissingFile(error: unknown): void {
  const reason = errorMessage(error);
  if (reported.has(reason)) return;
  reported.add(reason);
  console.error(
    `ski-elements: a file of the library could not be loaded (${reason}). Serve all files of dist/ from one folder, as they are; ` +
      'if that is at another origin, with Access-Control-Allow-Origin, and put crossorigin="anonymous" on the script tag.',
  );
}

/** Loads a file of the library by `import()`. A failure is logged, and rejects. */
export async function loadFile<Module>(request: () => Promise<Module>): Promise<Module> {
  try {
    return await request();
  } catch (error) {
    tellMissingFile(error);
    throw error;
  }
}
