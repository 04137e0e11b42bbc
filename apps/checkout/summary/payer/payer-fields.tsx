import type { VisitId } from '@emsal/api/calls/identifiers';
import { Button } from '@emsal/ui/button/button';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { MaskedField } from '@emsal/ui/masked-field/masked-field';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { Text } from '@emsal/ui/text/text';
import { useRef, useState } from 'react';
import type { OrderInformation } from '../../order/load-order';
import type { FieldErrors } from '../../forms/field-errors';
import type { StartedLine } from '../../visit/start-again';
import { summaryTexts } from '../summary.texts';
import { payerIds } from './payer-form';
import { PayerSearch } from './payer-search';
import { payerTexts as texts } from './payer.texts';

interface PayerFieldsProps {
  line: StartedLine;
  visitId: VisitId;
  /** The payer known to the server, not entered again. */
  payer: OrderInformation['payer'];
  errors: FieldErrors;
}

const payerOptions = [
  { value: 'same', label: texts.same },
  { value: 'other', label: texts.other },
];

function SavedPayer({ payer, onChange }: { payer: NonNullable<PayerFieldsProps['payer']>; onChange: () => void }) {
  return (
    <>
      <KeyValueList
        layout="facts"
        items={[
          { label: summaryTexts.name, value: payer.displayName },
          { label: summaryTexts.identityNo, value: payer.identityNoMasked },
          { label: summaryTexts.phone, value: payer.phoneNumberMasked },
        ]}
      />
      <Button variant="quiet" onClick={onChange}>
        {texts.change}
      </Button>
    </>
  );
}

function TypedPayer({ line, visitId, errors }: Omit<PayerFieldsProps, 'payer'>) {
  const identity = useRef<HTMLInputElement>(null);
  return (
    <>
      <MaskedField
        ref={identity}
        kind="identity"
        id={payerIds.identityNo}
        name={payerIds.identityNo}
        label={texts.identityNo}
        error={errors[payerIds.identityNo]}
        after={<PayerSearch line={line} visitId={visitId} typed={() => identity.current?.value ?? ''} />}
      />
      <MaskedField
        kind="phone"
        id={payerIds.phoneNumber}
        name={payerIds.phoneNumber}
        label={texts.phoneNumber}
        hint={texts.phoneHint}
        error={errors[payerIds.phoneNumber]}
      />
    </>
  );
}

/** The insured pays unless another payer is named; the parent of a child that travels pays in any case. */
export const PayerFields = ({ isFixed, ...asked }: PayerFieldsProps & { isFixed: boolean }) =>
  isFixed ? <Text tone="muted">{texts.fixed}</Text> : <AskedPayer {...asked} />;

function AskedPayer({ line, visitId, payer, errors }: PayerFieldsProps) {
  const [chosen, setChosen] = useState(payer ? 'other' : 'same');
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <RadioCards
        id={payerIds.who}
        name={payerIds.who}
        label={texts.question}
        hint={texts.hint}
        layout="pair"
        options={payerOptions}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === 'other' &&
        (payer && !isChanging ? (
          <SavedPayer payer={payer} onChange={() => setChanging(true)} />
        ) : (
          <TypedPayer {...{ line, visitId, errors }} />
        ))}
    </>
  );
}
