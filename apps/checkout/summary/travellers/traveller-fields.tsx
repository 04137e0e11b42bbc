import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { MaskedField } from '@emsal/ui/masked-field/masked-field';
import { RadioCards } from '@emsal/ui/radio-cards/radio-cards';
import { Text } from '@emsal/ui/text/text';
import { TextField } from '@emsal/ui/text-field/text-field';
import { useState } from 'react';
import type { FieldErrors } from '../../forms/field-errors';
import pageStyles from '../summary-page.module.css';
import styles from './traveller-fields.module.css';
import { travellerId, type AskedTraveller } from './travellers-form';
import { travellersTexts as texts } from './travellers.texts';

interface TravellerFieldsProps {
  travellers: readonly AskedTraveller[];
  errors: FieldErrors;
}

interface OneProps {
  traveller: AskedTraveller;
  errors: FieldErrors;
}

const kinds = [
  { value: 'identity', label: texts.byIdentity },
  { value: 'passport', label: texts.byPassport },
];

/** Both fields stay, so that nothing typed is lost by a look at the other one. */
function NumberFields({ traveller: { place, byPassport: wasPassport, numberMasked }, errors }: OneProps) {
  const [kind, setKind] = useState(wasPassport ? 'passport' : 'identity');
  const id = (field: 'by' | 'identityNo' | 'passportNo'): string => travellerId(place, field);
  const hint = (isSaved: boolean, otherwise: string): string =>
    numberMasked !== '' && isSaved ? texts.saved(numberMasked) : otherwise;
  return (
    <>
      <RadioCards
        id={id('by')}
        name={id('by')}
        label={texts.by}
        layout="pair"
        options={kinds}
        value={kind}
        onChange={setKind}
      />
      <div hidden={kind !== 'identity'}>
        <MaskedField
          kind="identity"
          id={id('identityNo')}
          name={id('identityNo')}
          label={texts.identityNo}
          hint={hint(!wasPassport, texts.identityHint)}
          error={errors[id('identityNo')]}
        />
      </div>
      <div hidden={kind !== 'passport'}>
        <TextField
          id={id('passportNo')}
          name={id('passportNo')}
          label={texts.passportNo}
          hint={hint(wasPassport, texts.passportHint)}
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={errors[id('passportNo')]}
        />
      </div>
    </>
  );
}

function Traveller({ traveller, errors }: OneProps) {
  const { place, title, birthYear, asksNumber, numberMasked } = traveller;
  const name = (field: 'name' | 'surname') => ({
    id: travellerId(place, field),
    name: travellerId(place, field),
    label: texts[field],
    defaultValue: traveller[field],
    maxLength: 100,
    error: errors[travellerId(place, field)],
  });
  return (
    <fieldset className={styles.traveller}>
      <legend className={styles.legend}>{texts.legend(title, birthYear)}</legend>
      <TextField {...name('name')} />
      <TextField {...name('surname')} />
      {asksNumber ? (
        <NumberFields {...{ traveller, errors }} />
      ) : (
        <KeyValueList layout="facts" items={[{ label: texts.known, value: numberMasked }]} />
      )}
    </fieldset>
  );
}

/** Who travels along: prices need birth dates only, policy and visa certificate need names and numbers. */
export const TravellerFields = ({ travellers, errors }: TravellerFieldsProps) => (
  <section className={pageStyles.group}>
    <h2 className={pageStyles.heading}>{texts.title}</h2>
    <Text tone="muted">{texts.intro}</Text>
    {travellers.map((traveller) => (
      <Traveller key={traveller.place} {...{ traveller, errors }} />
    ))}
  </section>
);
