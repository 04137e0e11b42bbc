import type { LineId } from '@emsal/lines/facts/line-ids';
import { original } from '@emsal/platform/store';
import type { PayloadAction } from '@emsal/platform/store';

export type ByLine<State> = Readonly<Partial<Record<LineId, State>>>;

/**
 * `own(change)` is a reducer that changes the entry of the line its action names, beginning from `empty`. It reads the
 * state itself, not Immer's draft of it: nothing writes into it, and proxies make every look at thirty offers dear.
 */
export const forLine =
  <State extends object>(empty: State) =>
  <Payload = unknown>(change: (before: State, payload: Payload) => Partial<State>) =>
  (draft: ByLine<State>, { payload }: PayloadAction<{ line: LineId } & Payload>): ByLine<State> => {
    const state = original(draft as object) as ByLine<State>;
    const before = state[payload.line] ?? empty;
    return { ...state, [payload.line]: { ...before, ...change(before, payload) } };
  };
