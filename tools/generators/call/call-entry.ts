import { posix } from 'node:path';

/** A new call: enough to compile, for its author to complete. */
export interface NewCall {
  /** Method and path, `POST quoterequestapi/sharedstep/saveNickname`. */
  call: string;
  who: 'visit' | 'visitor' | 'anyone';
  /** One sentence for the API reference. */
  summary: string;
}

export const parametersOf = (call: string): string[] => [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
/** A GET replies with a list, which is empty when it fails; a POST with an envelope. */
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

/** Folder of the areas, relative to the root. */
export const areas = 'libs/api/calls';
const calls = `/${areas}`;

/** The entry's imports, relative to the area's file. @param area its path below libs/api/calls */
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
