import type { LineId } from '@emsal/lines/facts/line-ids';
import { original } from '@emsal/platform/store';
import type { PayloadAction } from '@emsal/platform/store';

export type ByLine<State> = Readonly<Partial<Record<LineId, State>>>;

const differs = <State extends object>(before: State, changed: Partial<State>): boolean =>
  Object.entries(changed).some(([key, value]) => before[key as keyof State] !== value);

/**
 * Creates reducers that change the entry of the line named by the action, starting from the empty state of that line. An action that changes
 * nothing returns the same state, so that nothing is re-rendered. They read the original state, not Immer's draft, because
 * they return new objects and compare by identity.
 */
export const lineReducerFor =
  <State extends object>(emptyOf: (line: LineId) => State) =>
  <Payload = unknown>(change: (before: State, payload: Payload) => Partial<State>) =>
  (draft: ByLine<State>, { payload }: PayloadAction<{ line: LineId } & Payload>): ByLine<State> => {
    const state = original(draft as object) as ByLine<State>;
    const before = state[payload.line] ?? emptyOf(payload.line);
    const changed = change(before, payload);
    return differs(before, changed) ? { ...state, [payload.line]: { ...before, ...changed } } : state;
  };
