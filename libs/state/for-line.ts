import type { LineId } from '@emsal/lines/facts/line-ids';
import type { PayloadAction } from '@emsal/platform/store';

export type ByLine<State> = Readonly<Partial<Record<LineId, State>>>;

/** `own(change)` is a reducer that changes the entry of the line its action names, beginning from `empty`. */
export const forLine =
  <State extends object>(empty: State) =>
  <Payload = unknown>(change: (before: State, payload: Payload) => Partial<State>) =>
  (state: ByLine<State>, { payload }: PayloadAction<{ line: LineId } & Payload>): ByLine<State> => {
    const before = state[payload.line] ?? empty;
    return { ...state, [payload.line]: { ...before, ...change(before, payload) } };
  };
