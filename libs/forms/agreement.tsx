import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Link } from '@emsal/ui/link/link';
import type { AgreementWords } from './form';
import { formTexts } from './form.texts';

interface AgreementProps {
  id: string;
  name: string;
  words?: AgreementWords | undefined;
  error: string | undefined;
}

/** A tick whose words lead to the texts, each in a tab of its own, so that nothing typed is lost. */
export const Agreement = ({ id, name, words = formTexts.agreement, error }: AgreementProps) => (
  <Checkbox
    id={id}
    name={name}
    value="1"
    error={error}
    label={words.map((part) =>
      typeof part === 'string' ? (
        part
      ) : (
        <Link key={part.href} href={part.href} target="_blank">
          {part.text}
        </Link>
      ),
    )}
  />
);
