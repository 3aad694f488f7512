import type { OwnFile } from "./own-file.js";

/** What is read of a page. The rules make findings of it alone. */
export interface Facts {
  /** The version of the library that diagnoses. */
  readonly version: string;
  readonly page: PageFacts;
  readonly files: readonly FileFacts[];
  readonly refusals: readonly Refusal[];
  readonly copies: CopiesFacts;
  readonly tags: readonly TagFacts[];
  /** Elements that begin with `ski-`, are no tags of the library and are not defined. */
  readonly unknownTags: readonly { readonly name: string; readonly element?: Element }[];
  readonly searches: readonly SearchFacts[];
  /** Of each base of calls of which a search failed. */
  readonly calls: readonly CallsFacts[];
  readonly builtins: BuiltinFacts;
  /** What could not be read, in words. */
  readonly unread: readonly string[];
}

export interface PageFacts {
  /** `https:`. */
  readonly protocol: string;
  readonly origin: string;
  readonly hash: string;
  /** The address by which `<base href>` resolves relative ones; null without it. */
  readonly base: string | null;
  /** Of `<html>`; null without one. */
  readonly language: string | null;
  /** It is in a frame of another page. */
  readonly isFramed: boolean;
  /** px. */
  readonly windowHeight: number;
  /** The frame gets the height that the page needs (`data-ski-frame="fitted"` on `<html>`). */
  readonly isFittedFrame: boolean;
  /** Storage and cookies are not refused. */
  readonly hasStorage: boolean;
  readonly isQuirky: boolean;
  /** The content of `<meta name="viewport">`; null without one. */
  readonly viewport: string | null;
  /** The browser has what the tags need. */
  readonly isSupported: boolean;
  /** A consent tool of the page, by its name on `window`; null without one that is known. */
  readonly consentTool: string | null;
  /** A script of the page passed on what the visitor agreed to. */
  readonly consentGiven: boolean;
  /** Scripts may write to the clipboard; null where the browser does not report it. */
  readonly clipboardAllowed: boolean | null;
  /** Pictures in the tags that could not be loaded. */
  readonly failedPictures: number;
}

/** A file of the library that the page names or has requested. */
export interface FileFacts extends OwnFile {
  /** The script or link; absent for what a script imported. */
  readonly element?: Element;
  /** `type` of a script as the page has it; empty without one. */
  readonly type: string;
  readonly integrity: boolean;
  /** It is read across origins: a module, or with `crossorigin`. */
  readonly isCorsRequest: boolean;
  /** It is at another origin than the page. */
  readonly isForeign: boolean;
  /** The browser has an entry of its request. */
  readonly isRequested: boolean;
  /** Of the response; null where the browser does not report it. */
  readonly status: number | null;
  /** It did what it is for: its tags are defined, the style sheet applies. */
  readonly works: boolean;
  /** What another request of a file that does not work came to; null where none was made. */
  readonly probe: FileProbe | null;
}

export interface FileProbe {
  /** The directive of the page's policy that refuses the file; null where none does. */
  readonly refusedBy: string | null;
  /** What the server answered; null where it could not be read. */
  readonly answer: { readonly status: number; readonly contentType: string; readonly isIntact: boolean | null } | null;
  /** Why there is no answer: `policy` of the page for calls, `cors` of the server, or it was not reached. */
  readonly without: "policy" | "cors" | "unreached" | null;
}

/** Something that a policy of the page refused, or would refuse. */
export interface Refusal {
  readonly kind: "csp" | "permissions" | "integrity";
  /** The directive or the feature: `script-src-elem`. */
  readonly rule: string;
  /** The address that was refused, or a word such as `inline`. */
  readonly blocked: string;
  /** The script that asked for it; empty where it is not known. */
  readonly source: string;
  readonly isReportOnly: boolean;
}

export interface CopiesFacts {
  /** `window.skiElements.version`; null without the library's own value there. */
  readonly active: string | null;
  /** `window.skiElements` is a value of the page. */
  readonly isNameTaken: boolean;
  /** The protocol of the registry on `window`; null without one. */
  readonly protocol: number | null;
}

export interface TagFacts {
  readonly element?: Element;
  readonly name: string;
  readonly store: string;
  /** Takes part in a search. */
  readonly joins: boolean;
  readonly definedBy: "library" | "page" | null;
  /** `loading`, `ready` or `failed`; null where it is not defined. */
  readonly state: string | null;
  /** The settings that the page gives, by property name. */
  readonly given: Readonly<Record<string, unknown>>;
  /** The names of its attributes in the page. */
  readonly attributes: readonly string[];
  /** The names of the attributes that it has. */
  readonly known: readonly string[];
  /** A sentence on each attribute that cannot be read. */
  readonly faults: readonly string[];
  readonly place: PlaceFacts;
}

/** What is around a tag. */
export interface PlaceFacts {
  readonly isShown: boolean;
  /** px. */
  readonly width: number;
  /** The box that cuts a part of it off, and the property that does. */
  readonly cutBy: { readonly box: string; readonly property: string } | null;
  /** px of it that are below a window that does not scroll. */
  readonly beyondWindow: number;
  /** The box that fixed parts of it are placed in instead of the window. */
  readonly fixedIn: { readonly box: string; readonly property: string } | null;
  /** What lies over its dock. */
  readonly dockCoveredBy: string | null;
  /** The link or button around it. */
  readonly insideLink: string | null;
  /** Styles of the page that reach into it, by property. */
  readonly inherited: readonly (readonly [property: string, value: string])[];
}

export interface SearchFacts {
  readonly name: string;
  readonly version: string;
  readonly status: string;
  /** Calls that failed last: `find`, `products`. */
  readonly failed: readonly string[];
  readonly apiBase: string;
}

export interface CallsFacts {
  /** Empty for the page's own origin. */
  readonly base: string;
  /** Calls that failed: `environment`, `find`, `products`. */
  readonly failed: readonly string[];
  /** Statuses from 400 that calls were answered with, by path. */
  readonly statuses: readonly { readonly path: string; readonly status: number }[];
  /** The directive of the page's policy that refuses calls to the base; null where none does. */
  readonly refusedBy: string | null;
  /** Whether the server answers, and lets this page read it. */
  readonly outcome: "answered" | "cors" | "unreached" | null;
}

export interface BuiltinFacts {
  /** Functions of the browser that do not do what they are for. */
  readonly broken: readonly string[];
  /** What was added or replaced, and does no harm. */
  readonly changed: readonly string[];
}
