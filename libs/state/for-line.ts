import type { LineId } from '@emsal/lines/facts/line-ids';
import { original } from '@emsal/platform/store';
import type { PayloadAction } from '@emsal/platform/store';

export type ByLine<State> = Readonly<Partial<Record<LineId, State>>>;

const differs = <State extends object>(before: State, changed: Partial<State>): boolean =>
  Object.entries(changed).some(([key, value]) => before[key as keyof State] !== value);

/**
 * `own(change)` is a reducer that changes the entry of the line its action names, beginning from `empty`. It reads the
 * state itself, not Immer's draft of it: nothing writes into it, and proxies make every look at thirty offers dear. What
 * changes nothing leaves the very same state, so that nothing is drawn anew.
 */
export const forLine =
  <State extends object>(empty: State) =>
  <Payload = unknown>(change: (before: State, payload: Payload) => Partial<State>) =>
  (draft: ByLine<State>, { payload }: PayloadAction<{ line: LineId } & Payload>): ByLine<State> => {
    const state = original(draft as object) as ByLine<State>;
    const before = state[payload.line] ?? empty;
    const changed = change(before, payload);
    return differs(before, changed) ? { ...state, [payload.line]: { ...before, ...changed } } : state;
  };
