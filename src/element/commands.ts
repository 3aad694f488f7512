/**
 * Calls the methods of an element that buttons of the page invoke (`commandfor` and `command`).
 * @param methods names of methods by command, such as `--show-picker`
 */
export function followCommands(element: HTMLElement, methods: Readonly<Record<string, string>>): void {
  element.addEventListener("command", (event) => {
    const command: unknown = Reflect.get(event, "command");
    const name = typeof command === "string" && Object.hasOwn(methods, command) ? methods[command] : undefined;
    const method: unknown = name && Reflect.get(element, name);
    if (typeof method === "function") method.call(element);
  });
}
