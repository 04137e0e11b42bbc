/** Where production code may name a plate; everywhere else it takes the risk's title, reference and facts. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Files and folders (ending in `/`), each with its reason. */
export const plateNamesAllowed: Readonly<Record<string, string>> = {
  'libs/risks/vehicle/': 'the kind',
  'libs/validation/': 'the rule of the field, its format and its messages',
  'libs/ui/masked-field/masks.ts': 'the mask of the field',
  'libs/api/wire/vehicle-names.ts': 'the specification’s names on calls',
  'libs/api/calls/': 'the specification’s calls',
  'libs/registries/': 'the vehicle registry is asked by plate',
  'libs/state/funnel/funnel-state.ts': 'the specification’s store keys',
  'libs/state/offer/sample-offers.ts': 'a sample of a call',
  'libs/lines/vehicle/': 'the forms of the vehicle family',
  'libs/lines/facts/line-facts.ts': 'the fact that a line is only for registered vehicles',
  'libs/lines/facts/line-facts-schema.ts': 'the same fact, as it is published',
  'libs/lines/facts/hero-fields.ts': 'links with a plate lead to the lines that know it',
  'libs/lines/kit/samples/example-line.ts': 'the example of a form',
  'libs/lines/kit/fields/plate-number.ts': 'the field of forms and hero',
  'libs/insurers/policy-order-v1.ts': 'orders of the release 2026-11',
  'apps/funnel-vehicle/': 'the widgets of the vehicle family',
  'apps/content/hero/': 'the hero form of the vehicle lines',
  'apps/sandbox/registries/': 'the vehicle registry',
  'apps/sandbox/special-plates/': 'plates with an effect at the vehicle registry',
  'apps/sandbox/special-cases/': 'lists the special plates',
  'apps/sandbox/partner/': 'a partner that sells cars',
  'apps/backend/modules/vehicle/': 'the calls of the vehicle family',
  'apps/backend/modules/green-card/': 'the calls of the vehicle family',
  'apps/backend/modules/asset/known-vehicles.ts': 'the customer’s vehicles',
  'apps/backend/modules/account-policy/asset-of.ts': 'the specification’s asset descriptors',
  'apps/backend/modules/cancellation/read-notary-file.ts': 'a notary’s page names the sold vehicle by its plate',
  'apps/backend/modules/cancellation/tracking/tracked-cancellations.ts': 'the specification’s fields of the tracking',
  'apps/account/tracking/tracked-list.tsx': 'the same fields',
  'libs/api/outcomes/plate-addendum.ts': 'the outcomes of the specification’s plate addendum',
  'apps/backend/modules/plate-addendum/': 'the plate addendum',
  'apps/account/plate/': 'its page',
  'apps/account/policy/policy-actions.tsx': 'leads from a policy without a plate to that page',
  'apps/backend/modules/vehicle-survey/vehicle-survey.ts': 'the specification’s fields of the survey',
  'apps/account/survey/survey-page.tsx': 'the same fields',
  'apps/account/assets/insured-things.ts': 'policies of the same vehicle belong together',
  'apps/backend/modules/account-vehicle/': 'a form begins with the plate of a registered vehicle',
  'apps/account/assets/registered-vehicles.tsx': 'their list, as the registry names them',
  'apps/backend/modules/policy/notice/notice.texts.ts': 'says that an endorsement changed the plate',
  'apps/backend/modules/checkout/vehicle-v1.ts': 'sold offers of the release 2026-11',
  'apps/backend/releases/recording/': 'records the data of a release',
  'tools/perf/': 'measures the vehicle forms',
  'tools/checks/plate-names.ts': 'this check',
};

const isTest = (path: string): boolean => /\.spec\.tsx?$|\/testing\/|^apps\/journeys\//.test(path);

const productionFiles = (root: string): readonly string[] =>
  globSync('{apps,libs,tools}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).filter(
    (path) => !isTest(path),
  );

/** Names of variables, properties, types, parameters and functions; texts and comments do not count. */
export function platesNamedIn(text: string): readonly string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && /plate/i.test(node.text) && !/template/i.test(node.text)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest));
  return [...names];
}

/** The allowed place that a file belongs to. */
export const placeOf = (path: string): string | undefined =>
  Object.keys(plateNamesAllowed).find((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));

export const filesNamingPlates = (root: string): readonly string[] =>
  productionFiles(root).filter((path) => platesNamedIn(readFileSync(join(root, path), 'utf8')).length > 0);
