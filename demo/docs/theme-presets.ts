import { type Theme, type ThemeChoice, unchanged } from "./theme-css.js";

export interface ThemePreset {
  readonly name: string;
  readonly theme: Theme;
  readonly choice: ThemeChoice;
}

const corners = (sm: string, md: string, lg: string, xl: string, full: string) => ({
  "--ski-radius-sm": sm,
  "--ski-radius-md": md,
  "--ski-radius-lg": lg,
  "--ski-radius-xl": xl,
  "--ski-radius-full": full,
});

/** Corners other than those of the design. */
export const cornerSets = {
  small: corners("2px", "4px", "4px", "6px", "6px"),
  square: corners("0px", "0px", "0px", "0px", "0px"),
};

/** Where a page may begin. */
export const themePresets: readonly ThemePreset[] = [
  { name: "As designed", theme: "light", choice: unchanged },
  { name: "Dark and square", theme: "dark", choice: { ...unchanged, both: cornerSets.square } },
  {
    name: "Red, with small corners",
    theme: "light",
    choice: {
      light: {
        "--ski-glow": "#c8102e",
        "--ski-glow-deep": "#a50d26",
        "--ski-on-glow": "#ffffff",
        "--ski-glacier": "#7a0019",
        "--ski-glacier-deep": "#5c0013",
        "--ski-glacier-tint": "#fbe9ec",
        "--ski-glacier-mist": "#f3cfd6",
      },
      dark: {
        "--ski-glow": "#ff8a9a",
        "--ski-glow-deep": "#ffa3b0",
        "--ski-on-glow": "#2b0008",
        "--ski-glacier": "#ffb3bf",
        "--ski-glacier-deep": "#ffd0d7",
        "--ski-glacier-tint": "#4a1c26",
        "--ski-glacier-mist": "#6b2735",
      },
      both: cornerSets.small,
      font: "",
    },
  },
  {
    name: "Compact",
    theme: "light",
    choice: {
      ...unchanged,
      both: { "--ski-bar": "64px", "--ski-control-lg": "44px", "--ski-4": "12px", "--ski-5": "16px", "--ski-6": "18px", "--ski-8": "24px" },
    },
  },
];
