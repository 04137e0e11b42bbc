/** The form of one person's declaration. */
import type { ContentForm, FormField, Values } from '@emsal/forms/form';
import {
  diseaseField,
  diseaseStatuses,
  militaryStatuses,
  yesNo,
  type DiseaseAnswer,
} from '@emsal/validation/health-declaration/declaration';
import { healthDeclaration } from '@emsal/validation/health-declaration/health-declaration';
import {
  declarationLabels as labels,
  diseaseQuestions,
  militaryLabels,
  statusLabels,
  yesNoLabels,
} from '@emsal/validation/health-declaration/health-declaration.texts';
import { optionsOf } from '@emsal/forms/shared-fields';
import { messagesOf } from '@emsal/validation/verdict';
import { healthFormTexts as texts } from './health-form.texts';
import type { CustomerInfo } from './health-form-state';

const isYes = (name: string) => (values: Values) => values[name] === 'yes';
const monthHint = 'Ay ve yıl, örneğin 03.2023';

const question = (name: string, label: string): FormField => ({
  kind: 'radios',
  name,
  label,
  layout: 'pair',
  options: optionsOf(yesNo, yesNoLabels),
});

interface Detail {
  name: string;
  label: string;
  hint?: string;
  optional?: true;
}
/** A text that is asked after a yes. */
const detail = (of: string, { ...field }: Detail): FormField => ({
  ...field,
  kind: 'text',
  when: isYes(of),
  isInset: true,
  input: { autoComplete: 'off', maxLength: 300 },
});

function diseaseFields({ question: label, name, date }: (typeof diseaseQuestions)[number], index: number): FormField[] {
  const field = (part: keyof DiseaseAnswer) => diseaseField(part, index + 1);
  const answer = field('answer');
  return [
    question(answer, label),
    detail(answer, { name: field('name'), label: name }),
    detail(answer, { name: field('detail'), label: labels.detail, optional: true }),
    detail(answer, { name: field('date'), label: date, hint: monthHint }),
    detail(answer, { name: field('hospital'), label: labels.hospital }),
    detail(answer, { name: field('medicines'), label: labels.medicines, optional: true }),
    {
      kind: 'radios',
      name: field('status'),
      label: labels.status,
      layout: 'pair',
      when: isYes(answer),
      isInset: true,
      options: optionsOf(diseaseStatuses, statusLabels),
    },
  ];
}

const size = (name: 'height' | 'weight', suffix: string): FormField => ({
  kind: 'text',
  name,
  label: labels[name],
  input: { inputMode: 'numeric', autoComplete: 'off', maxLength: 5, suffix, width: 'short' },
});

const ofAdult: readonly FormField[] = [
  {
    kind: 'radios',
    name: 'militaryStatus',
    label: labels.militaryStatus,
    layout: 'pair',
    options: optionsOf(militaryStatuses, militaryLabels),
  },
  question('pregnancy', labels.pregnancy),
];

const policies: readonly FormField[] = [
  question('cancelledPolicy', labels.cancelledPolicy),
  detail('cancelledPolicy', { name: 'cancelledPolicyDetail', label: labels.cancelledPolicyDetail }),
  question('activePolicy', labels.activePolicy),
  detail('activePolicy', { name: 'activePolicyCompany', label: labels.activePolicyCompany }),
  {
    kind: 'date',
    name: 'activePolicyEndDate',
    label: labels.activePolicyEndDate,
    when: isYes('activePolicy'),
    isInset: true,
  },
];

/** @param submit what the button says */
export const declarationForm = ({ name, isAdult }: CustomerInfo, submit: string): ContentForm => ({
  label: texts.personLabel(name),
  submit,
  fields: [
    size('height', 'cm'),
    size('weight', 'kg'),
    ...(isAdult ? ofAdult : []),
    ...diseaseQuestions.flatMap(diseaseFields),
    ...policies,
  ],
  check: (values, today) => messagesOf(healthDeclaration(values, { isAdult }, today)),
});
