/** What somebody changes in the folder of the generated bicycle line (verify-generators.ts): the edited files are all that it takes. */
type Replacement = readonly [old: string, now: string];

export interface Edit {
  what: string;
  /** By file of the folder. */
  changes: Readonly<Record<string, readonly Replacement[]>>;
}

const declared = (field: string): Replacement => [
  '} as const satisfies Dictionary;',
  `  ${field}\n} as const satisfies Dictionary;`,
];

export const bicycleEdits: readonly Edit[] = [
  {
    what: 'a field',
    changes: {
      'form.ts': [
        declared("colour: { kind: 'text', label: 'Rengi', optional: true, missing: 'Rengini yazın', maxLength: 30 },"),
        ["fields: ['model',", "fields: ['model', 'colour',"],
      ],
    },
  },
  {
    what: 'a fact that prices',
    changes: {
      'form.ts': [
        declared("isElectric: { kind: 'checkbox', label: 'Elektrikli', optional: true },"),
        ["'value'],", "'value', 'isElectric'],"],
      ],
      'question.ts': [
        ['terms: z.object({}),', 'terms: z.object({ isElectric: z.boolean() }),'],
        ['serialNo, value }:', 'serialNo, value, isElectric }:'],
        ['terms: {} }', 'terms: { isElectric } }'],
      ],
      'price.ts': [
        ['request: { risk }', 'request: { risk, terms }'],
        ['risk.listValue * percent.value *', 'risk.listValue * (terms.isElectric ? 6 : percent.value) *'],
      ],
    },
  },
];
