import { posix } from 'node:path';

/** What a new call says of itself: enough to compile and to be asked, for its author to complete. */
export interface NewCall {
  /** Method and path, `POST quoterequestapi/sharedstep/saveNickname`. */
  call: string;
  who: 'visit' | 'visitor' | 'anyone';
  /** One sentence for the reference. */
  summary: string;
}

export const parametersOf = (call: string): string[] => [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
/** A GET answers a list, and an empty one when it fails; a POST answers an envelope. */
const styleOf = (call: string): 'lookup' | 'command' => (call.startsWith('GET ') ? 'lookup' : 'command');

export function callEntry({ call, who, summary }: NewCall): string {
  const parameters = parametersOf(call).filter((name) => name !== 'visitId');
  const fields = parameters.map((name) => `${name}: z.string().max(64)`).join(', ');
  const samples = parameters.map((name) => `${name}: '1'`);
  const ofVisitInput = fields ? `ofVisit.extend({ ${fields} })` : 'ofVisit';
  return `'${call}': ${styleOf(call)}({
    who: '${who}',
    summary: ${JSON.stringify(summary)},
    input: ${who === 'visit' ? ofVisitInput : `z.object({ ${fields} })`},
    output: ${styleOf(call) === 'lookup' ? 'z.array(option)' : 'z.null()'},
    sample: { ${[...(who === 'visit' ? ['visitId: sampleId'] : []), ...samples].join(', ')} },
  })`;
}

/** Where the areas stand, below the root: which folder the command was started in is no matter. */
export const areas = 'libs/api/calls';
const calls = `/${areas}`;

/** Names that the entry uses, by the file that exports them; `area` is the area's file below libs/api/calls. */
export function entryImports({ call, who }: NewCall, area: string): { name: string; from: string }[] {
  const shapes = [
    ...(who === 'visit' ? ['ofVisit', 'sampleId'] : []),
    ...(styleOf(call) === 'lookup' ? ['option'] : []),
  ];
  const seen = (file: string) => {
    const path = posix.relative(posix.dirname(posix.join(calls, area)), posix.join(calls, file));
    return path.startsWith('.') ? path : `./${path}`;
  };
  return [
    { name: 'z', from: 'zod' },
    { name: styleOf(call), from: seen('../call') },
    ...shapes.map((name) => ({ name, from: seen('shapes') })),
  ];
}

export const handlerEntry = (call: string): string =>
  `'${call}': async () => ${styleOf(call) === 'lookup' ? '[]' : 'null'}`;
