import { FailedList } from '@emsal/funnel/fields/failed-list';
import { MaskedField } from '@emsal/ui/masked-field/masked-field';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { Select } from '@emsal/ui/select/select';
import type { SelectOption, SelectProps } from '@emsal/ui/select/select';
import { useState } from 'react';
import type { FieldErrors } from '../../forms/field-errors';
import { payeeIds } from './payee-form';
import type { Payee } from './payee-form';
import { payeeTexts as texts } from './payee.texts';
import { useLenders, type LenderList } from './use-lenders';

interface PayeeFieldsProps {
  /** As saved; null before the question was answered. */
  payee: Payee | null;
  cities: readonly SelectOption[];
  errors: FieldErrors;
}

const statuses = [
  { value: 'no', label: texts.none },
  { value: 'yes', label: texts.some },
];
const kinds = [
  { value: 'bank', label: texts.bank },
  { value: 'company', label: texts.company },
];
function statusOf(payee: Payee | null): string {
  if (payee === null) return '';
  return payee.payeeStatus ? 'yes' : 'no';
}

interface Chosen {
  kind: string;
  bank: string;
  city: string;
  branch: string;
  company: string;
}
const chosenOf = (payee: Payee | null): Chosen => ({
  kind: payee?.financialCompanyCode ? 'company' : 'bank',
  bank: payee?.bankCode ?? '',
  city: payee?.bankCity ?? '',
  branch: payee?.branchCode ?? '',
  company: payee?.financialCompanyCode ?? '',
});

/** A branch is one of its bank, in its province. */
const clearedBy = (field: keyof Chosen): Partial<Chosen> =>
  field === 'bank' || field === 'city' ? { branch: '' } : {};

function Lender({ payee, cities, errors }: PayeeFieldsProps) {
  const [chosen, setChosen] = useState(() => chosenOf(payee));
  const lists = useLenders(chosen);
  const select = (
    field: keyof Chosen,
    labels: Pick<SelectProps, 'hint'> & { label: string },
    { options, loading, retry }: LenderList,
  ) => (
    <>
      <Select
        {...labels}
        {...{ options, loading }}
        id={payeeIds[field]}
        name={payeeIds[field]}
        value={chosen[field]}
        onChange={(value) => setChosen((before) => ({ ...before, ...clearedBy(field), [field]: value }))}
        error={errors[payeeIds[field]]}
      />
      {retry && <FailedList label={labels.label} onRetry={retry} />}
    </>
  );
  const isBranchOpen = chosen.bank !== '' && chosen.city !== '';
  return (
    <>
      <RadioCards
        id={payeeIds.kind}
        name={payeeIds.kind}
        label={texts.kind}
        layout="pair"
        options={kinds}
        value={chosen.kind}
        onChange={(kind) => setChosen((before) => ({ ...before, kind }))}
      />
      {chosen.kind === 'bank' ? (
        <>
          {select('bank', { label: texts.bank }, lists.bank)}
          {select('city', { label: texts.city }, { options: cities, loading: false })}
          {select('branch', { label: texts.branch, hint: isBranchOpen ? undefined : texts.branchHint }, lists.branch)}
        </>
      ) : (
        select('company', { label: texts.company }, lists.company)
      )}
      <MaskedField
        kind="identity"
        id={payeeIds.borrower}
        name={payeeIds.borrower}
        label={texts.borrower}
        defaultValue={payee?.tcOrTaxNo ?? ''}
        error={errors[payeeIds.borrower]}
      />
    </>
  );
}

/** Whether the policy names a loss payee, and which. */
export function PayeeFields(props: PayeeFieldsProps) {
  const [status, setStatus] = useState(statusOf(props.payee));
  return (
    <>
      <RadioCards
        id={payeeIds.status}
        name={payeeIds.status}
        label={texts.question}
        hint={texts.hint}
        layout="pair"
        options={statuses}
        value={status}
        onChange={setStatus}
        error={props.errors[payeeIds.status]}
      />
      {status === 'yes' && <Lender {...props} />}
    </>
  );
}
