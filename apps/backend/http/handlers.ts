/** Derives the types of handlers from the contract's entries. */
import type { CallSpec } from '@emsal/api/call';
import type { z } from 'zod';
import type { CallerContext, CustomerContext, VisitContext } from './context';
import type { Refusal } from './refusal';

export type CallArea = Record<string, CallSpec>;

/** An input with a `visitId` names a visit; `mountCalls` refuses a table where `who` says otherwise. */
type ContextOf<C extends CallSpec> = C['who'] extends 'customer'
  ? CustomerContext
  : z.output<C['input']> extends { visitId: string }
    ? VisitContext
    : CallerContext;
type AnswerOf<C extends CallSpec> = C['style'] extends 'lookup'
  ? z.output<C['output']>
  : z.output<C['output']> | Refusal;

export type Handler<C extends CallSpec> = (input: z.output<C['input']>, context: ContextOf<C>) => Promise<AnswerOf<C>>;

/** One handler per call of an area; a missing one is a compile error. */
export type Handlers<Area extends CallArea> = { [Name in keyof Area]: Handler<Area[Name]> };

/** The subset of an area's calls that a module serves. */
export function pickCalls<Area extends CallArea, const Names extends readonly (keyof Area)[]>(
  area: Area,
  names: Names,
): { [Name in Names[number]]: Area[Name] } {
  return Object.fromEntries(names.map((name) => [name, area[name]])) as { [Name in Names[number]]: Area[Name] };
}
