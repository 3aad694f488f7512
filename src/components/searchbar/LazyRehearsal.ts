import { lazyView } from "../controls/lazyView.js";

export const LazyRehearsal = lazyView(() => import("./rehearsal.lazy.js"));
