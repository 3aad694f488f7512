/** The role of an element in its search. */
export interface Role {
  /** It shows results, or states that its page does. */
  readonly resultsPage?: boolean;
  /** It shows what can be chosen next; if no element of a search does, none of that is requested. Default true. */
  readonly finds?: boolean;
}

/** The elements that joined a search, and their roles. */
export interface Roles {
  set(element: object, role: Role): void;
  remove(element: object): void;
  /** Whether there is a member. */
  any(): boolean;
  /** Whether a member shows what can be chosen next. */
  find(): boolean;
  /** Whether a member shows results, or states that the page does. */
  results(): boolean;
}

export function createRoles(): Roles {
  const roles = new Map<object, Role>();
  const some = (matches: (role: Role) => boolean) => [...roles.values()].some(matches);
  return {
    set: (element, role) => void roles.set(element, role),
    remove: (element) => void roles.delete(element),
    any: () => roles.size > 0,
    find: () => some(({ finds = true }) => finds),
    results: () => some(({ resultsPage = false }) => resultsPage),
  };
}
