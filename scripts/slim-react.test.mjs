import { expect } from "chai";
import { readFileSync, readdirSync } from "node:fs";
import { Script } from "node:vm";
import { slimReact } from "./slim-react.mjs";

const client = "node_modules/react-dom/cjs/react-dom-client.production.js";
const transform = (source, id) => slimReact().transform(source, `/project/${id}`);

describe("React as it is shipped", () => {
  it("is smaller by a fifth and parses", () => {
    const whole = readFileSync(client, "utf8");
    const { code } = transform(whole, client);
    expect(code.length).to.be.lessThan(whole.length * 0.8);
    expect(() => new Script(code)).not.to.throw();
    expect(code).to.contain("exports.createRoot").and.not.to.contain("exports.hydrateRoot");
  });

  it("refuses a React that reads otherwise", () => {
    expect(() => transform("exports.createRoot = null;", client)).to.throw("look at it again");
  });

  it("hears no more events than the views ask for, and refuses a view that asks for another", () => {
    const { code } = transform(readFileSync(client, "utf8"), client);
    const heard = /"auxClick [^"]*"/.exec(code)?.[0];
    expect(heard).to.equal(
      '"auxClick cancel click close error keyDown keyUp load mouseDown pointerCancel pointerDown pointerOver pointerUp submit scroll toggle"',
    );
    expect(code).not.to.match(/onTransitionRun|onSelect"|onAnimationStart|selectionchange keydown|"scrollEnd"\)/);
    expect(code).to.contain('"onFocus"').and.to.contain('"onCompositionEnd"').and.to.contain('"onPointerLeave"');
    const views = [
      'jsx("div", { onMouseMove: follow })',
      'jsx("div", { "onMouseMove": follow })',
      "<div onTransitionEndCapture={show}>",
      "return { onPointerMove(event) {} }",
      "return { onPaste, onClick };",
      "return { onClick, onInput };",
    ];
    for (const view of views) expect(() => transform(view, "src/view.tsx")).to.throw("cuts from react-dom: take it off the list there");
    for (const own of ["onResize(element, changed);", "function onResize(element, changed) {"])
      expect(transform(own, "src/view.tsx")).to.equal(null);
    expect(transform("<div onClick={open} onPointerUp={end} onChange={type}>", "src/view.tsx")).to.equal(null);
  });

  it("refuses a source that imports what is cut, and leaves every other alone", () => {
    const source = 'import { useState, useOptimistic } from "react";';
    expect(() => transform(source, "src/view.tsx")).to.throw("/project/src/view.tsx imports useOptimistic");
    expect(transform('import { Suspense, lazy } from "react";', "src/view.tsx")).to.equal(null);
  });

  it("refuses none of the project's own sources", () => {
    const sources = ["src", "elements"].flatMap((room) =>
      readdirSync(room, { recursive: true })
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => `${room}/${file}`),
    );
    expect(sources.length).to.be.greaterThan(100);
    for (const file of sources) expect(transform(readFileSync(file, "utf8"), file), file).to.equal(null);
  });
});
