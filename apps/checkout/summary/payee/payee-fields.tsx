import { MaskedField } from '@emsal/ui/masked-field/masked-field';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { Select } from '@emsal/ui/select/select';
import type { SelectOption, SelectProps } from '@emsal/ui/select/select';
import { useState } from 'react';
import type { FieldErrors } from '../../forms/field-errors';
import { payeeIds } from './payee-form';
import type { Payee } from './payee-form';
import { payeeTexts as texts } from './payee.texts';
import { useLenders } from './use-lenders';

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
const statusOf = (payee: Payee | null): string => (payee === null ? '' : payee.payeeStatus ? 'yes' : 'no');

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

function Lender({ payee, cities, errors }: PayeeFieldsProps) {
  const [chosen, setChosen] = useState(() => chosenOf(payee));
  const lists = useLenders(chosen);
  const select = (
    field: keyof Chosen,
    labels: Pick<SelectProps, 'label' | 'hint'>,
    options: readonly SelectOption[],
  ) => (
    <Select
      {...labels}
      id={payeeIds[field]}
      name={payeeIds[field]}
      options={options}
      value={chosen[field]}
      onChange={(value) => setChosen((before) => ({ ...before, [field]: value }))}
      error={errors[payeeIds[field]]}
    />
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
          {select('bank', { label: texts.bank }, lists.banks)}
          {select('city', { label: texts.city }, cities)}
          {select('branch', { label: texts.branch, hint: isBranchOpen ? undefined : texts.branchHint }, lists.branches)}
        </>
      ) : (
        select('company', { label: texts.company }, lists.companies)
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
