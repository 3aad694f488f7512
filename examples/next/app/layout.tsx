import type { ReactNode } from "react";
import "ski-elements/ski-elements.css";

export const metadata = { title: "Next", icons: "data:," };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
