import type { IconShape } from "./Icon.js";
import type { ComponentProps } from "react";
import { Icon } from "./Icon.js";

interface ButtonProps extends ComponentProps<"button"> {
  /** `primary` is the main action of a screen; `solid` commits within it; `quiet` and `line` are secondary. */
  readonly variant?: "primary" | "solid" | "quiet" | "line";
  /** px: lg 52, md 44. */
  readonly size?: "lg" | "md";
  readonly icon?: IconShape;
  readonly part?: string;
}

export function Button({ variant = "solid", size = "lg", icon, part = "button", className = "", children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} part={part} className={`button ${variant} ${size === "md" ? "md" : ""} ${className}`.trim()}>
      {icon && <Icon icon={icon} />}
      <span>{children}</span>
    </button>
  );
}

interface TextButtonProps extends ComponentProps<"button"> {
  readonly part?: string;
}

/** A button that looks like a link. */
export function TextButton({ part = "link", className = "", ...rest }: TextButtonProps) {
  return <button type="button" {...rest} part={part} className={`link ${className}`.trim()} />;
}

interface RoundButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  readonly icon: IconShape;
  /** Accessible name: the icon has none. */
  readonly label: string;
  readonly iconSize?: 16 | 20 | 24;
  readonly ring?: boolean;
  /** 32 px instead of 44. */
  readonly small?: boolean;
  readonly mirrors?: boolean;
  readonly part?: string;
}

export function RoundButton({ icon, label, iconSize = 20, ring, small, mirrors, part, className = "", ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      part={part}
      aria-label={label}
      className={`round ${ring ? "ring" : ""} ${small ? "small" : ""} ${className}`.trim()}
    >
      <Icon icon={icon} size={iconSize} mirrors={mirrors} />
    </button>
  );
}
