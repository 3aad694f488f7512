import { bootstrapApplication } from "@angular/platform-browser";
import { Search } from "./search";

bootstrapApplication(Search).catch((error: unknown) => console.error(error));
