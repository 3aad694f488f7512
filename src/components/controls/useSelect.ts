import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";

interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Explains the option, below its label. */
  readonly hint?: string;
}

export interface SelectChoice<Value extends string | number> {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly disabled?: boolean;
  onChange(value: Value): void;
  /** The chosen option was chosen again. */
  onAgain?(value: Value): void;
}

/** A button that opens a list to choose one from: the select-only combobox of the ARIA practices guide. */
export function useSelect<Value extends string | number>({ value, options, disabled = false, onChange, onAgain }: SelectChoice<Value>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const [at, setAt] = useState<number | null>(null);
  const open = at !== null;

  useOptionInSight(root, at);

  const choose = (index: number) => {
    const option = options[index];
    if (option && option.value !== value) onChange(option.value);
    else if (option) onAgain?.(option.value);
    setAt(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = disabled ? null : keyAction(event.key, { at, chosen, options });
    if (action === null) return;
    if (action.type === "choose") choose(action.index);
    else setAt(action.at);
    // Tab moves on, whether or not it chose an option.
    if (event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
  };
  const ids = { title: `${id}-title`, value: `${id}-value`, list: `${id}-list`, option: (index: number) => `${id}-${index}` };
  return {
    /** Of the box around the button and the list. */
    root,
    /** Of the elements within the button that show the title and the chosen value. */
    ids,
    label: options[chosen]?.label,
    /** The open list; null while it is closed. */
    list: at === null ? null : { ids, options, at, chosen, onChoose: choose },
    /** Spread on the button. */
    buttonProps: {
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": open,
      "aria-controls": open ? ids.list : undefined,
      "aria-labelledby": `${ids.title} ${ids.value}`,
      "aria-activedescendant": at === null ? undefined : ids.option(at),
      "aria-disabled": disabled || undefined,
      onClick: ({ currentTarget }: { readonly currentTarget: HTMLButtonElement }) => {
        // Safari does not focus a pressed button, which would then receive no keys.
        currentTarget.focus();
        if (!disabled) setAt(open ? null : chosen);
      },
      onKeyDown,
      onBlur: () => setAt(null),
    },
  } as const;
}

/** The list opens in view, with the chosen option in its middle; later moves scroll as little as possible. */
function useOptionInSight(root: RefObject<HTMLElement | null>, at: number | null): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const list = root.current?.querySelector<HTMLElement>('[role="listbox"]');
    const field = root.current?.querySelector<HTMLElement>('[role="combobox"]');
    const option = at === null ? null : list?.querySelectorAll<HTMLElement>('[role="option"]')[at];
    if (list && option) {
      if (!wasOpen.current) {
        list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
        list.scrollIntoView({ block: "nearest" });
        if (field) placeInWindow(list, field);
      } else option.scrollIntoView({ block: "nearest" });
    }
    wasOpen.current = at !== null;
  }, [root, at]);
}

/** px between a list and its field or the edge of the window. */
const gap = 6;

/** In a box that does not scroll with the page, a list that would end outside the window opens above its field, or shrinks. */
function placeInWindow(list: HTMLElement, field: HTMLElement): void {
  const [own, around] = [list.getBoundingClientRect(), field.getBoundingClientRect()];
  if (own.bottom <= window.innerHeight) return;
  const [below, above] = [window.innerHeight - around.bottom - 2 * gap, around.top - 2 * gap];
  list.classList.toggle("is-above", above > below);
  list.style.maxBlockSize = `${Math.min(own.height, Math.max(above, below))}px`;
}

interface SelectState {
  /** The index of the active option; null while the list is closed. */
  readonly at: number | null;
  readonly chosen: number;
  readonly options: readonly SelectOption<string | number>[];
}

/** `move` opens the list at an option, moves to it, or closes the list with null. */
type KeyAction = { readonly type: "choose"; readonly index: number } | { readonly type: "move"; readonly at: number | null };

/** The action of a key; null for a key that the list does not handle. */
function keyAction(key: string, { at, chosen, options }: SelectState): KeyAction | null {
  const isPress = key === "Enter" || key === " ";
  if (at === null) {
    const opened = nextIndex(key, chosen, options);
    if (opened !== null && key.length === 1) return { type: "move", at: opened };
    return isPress || opened !== null ? { type: "move", at: chosen } : null;
  }
  if (isPress || (key === "Tab" && at !== chosen)) return { type: "choose", index: at };
  if (key === "Escape" || key === "Tab") return { type: "move", at: null };
  const next = nextIndex(key, at, options);
  return next === null ? null : { type: "move", at: next };
}

/** The index that a key moves to; a letter or a digit moves to the next option that begins with it. Null for other keys. */
function nextIndex(key: string, at: number, options: SelectState["options"]): number | null {
  const last = options.length - 1;
  if (key === "ArrowDown") return Math.min(last, at + 1);
  if (key === "ArrowUp") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key.length !== 1 || key === " ") return null;
  const order = options.map((_, index) => (at + 1 + index) % options.length);
  return order.find((index) => options[index]?.label.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
