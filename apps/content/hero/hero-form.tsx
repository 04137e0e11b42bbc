import { heroFields, type HeroFacts } from '@emsal/lines/facts/hero-fields';
import type { LineAddress } from '@emsal/lines/facts/line-ids';
import { linePath } from '@emsal/lines/facts/line-path';
import type { KnownPerson } from '@emsal/platform/storage/known-person';
import { Button } from '@emsal/ui/button/button';
import { Card } from '@emsal/ui/card/card';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { ErrorSummary, type FieldError } from '@emsal/ui/error-summary/error-summary';
import { Link } from '@emsal/ui/link/link';
import { MaskedField } from '@emsal/ui/masked-field/masked-field';
import { Text } from '@emsal/ui/text/text';
import { informationNoticeTexts } from '@emsal/verify/notice/information-notice.texts';
import type { ReactNode } from 'react';
import { controlId } from './check-hero-form';
import styles from './hero-form.module.css';
import { heroTexts as texts } from './hero.texts';
import { heroFieldsOf, personFields, plateNotIssued, type HeroField } from './hero-fields';
import { KnownPersonPart } from './known-person-part';
import { useHeroForm } from './use-hero-form';

export interface HeroFormProps {
  /** The line whose form the hero form opens. */
  line: LineAddress & HeroFacts;
  /** The form's accessible name and visible title. */
  title: string;
  /** Shown above the fields instead of the title: the product chooser of the home page. */
  chooser?: ReactNode;
  /** Whoever goes on unless another person is typed. */
  known?: KnownPerson | null | undefined;
  /** Text of the button where no offers follow. */
  submit?: string | undefined;
}

function Field({
  field: { name, kind, label, hint, reason },
  error,
  required,
}: {
  field: HeroField;
  error: FieldError | undefined;
  required: boolean;
}) {
  const after = reason && (
    <Disclosure variant="inline" summary={reason.title}>
      {reason.text}
    </Disclosure>
  );
  return <MaskedField id={controlId(name)} {...{ name, kind, label, hint, after, required }} error={error?.message} />;
}

/** The card whose form starts a line's form: works as plain HTML, validates on submit once it is hydrated. */
export function HeroForm({ line, title, chooser, known, submit: label = texts.submit }: HeroFormProps) {
  const fields = heroFieldsOf(line);
  const { form, errors, attempt, submit, input } = useHeroForm(fields, Boolean(known));
  const ofPerson = ({ name }: HeroField): boolean => personFields.includes(name);
  const fieldOf = (field: HeroField): ReactNode => (
    <Field
      key={field.name}
      field={field}
      required={!(known && ofPerson(field))}
      error={errors.find(({ fieldId }) => fieldId === controlId(field.name))}
    />
  );
  const person = fields.filter(ofPerson).map(fieldOf);
  return (
    <Card raised roomy>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action={linePath(line, '/form')}
        aria-label={title}
        onSubmit={submit}
        onInput={input}
      >
        <ErrorSummary errors={errors} attempt={attempt} />
        {chooser ?? <h2 className={styles.title}>{title}</h2>}
        {known ? <KnownPersonPart person={known}>{person}</KnownPersonPart> : person}
        {fields.filter((field) => !ofPerson(field)).map(fieldOf)}
        <div className={styles.actions}>
          <Button type="submit" wide>
            {label}
          </Button>
          {'licensePlateStatus' in heroFields(line) && (
            <Button type="submit" variant="quiet" name="licensePlateStatus" value={plateNotIssued} formNoValidate>
              {texts.withoutPlate}
            </Button>
          )}
        </div>
        <div className={styles.notice}>
          <Text size="small" tone="muted">
            {texts.purpose}
          </Text>
          <Link href={informationNoticeTexts.href} variant="alone">
            {texts.notice}
          </Link>
        </div>
      </form>
    </Card>
  );
}
