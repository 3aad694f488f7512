import { useCallback, useRef, useState } from "react";

/** Like `useReducer`, with a function that reads the state before the next render, for two events in one task. */
export function useReadableReducer<State, Action>(
  reduce: (state: State, action: Action) => State,
  initial: State,
): [state: State, dispatch: (action: Action) => void, read: () => State] {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const dispatch = useCallback(
    (action: Action) => {
      latest.current = reduce(latest.current, action);
      setState(latest.current);
    },
    [reduce],
  );
  const read = useCallback(() => latest.current, []);
  return [state, dispatch, read];
}
