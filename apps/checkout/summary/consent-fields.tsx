import type { PermissionChannel } from '@emsal/api/permission-channels';
import { formatMonth } from '@emsal/platform/formats/dates';
import { classNames } from '@emsal/ui/class-names/class-names';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { permissionLabels } from '@emsal/verify/permission/permission-labels.texts';
import type { OrderInformation } from '../order/load-order';
import { TermList } from '../order/term-list';
import type { FieldErrors } from '../forms/field-errors';
import { fieldIds } from './summary-form';
import styles from './summary-page.module.css';
import { summaryTexts as texts } from './summary.texts';

interface DocumentFieldsProps {
  information: Pick<OrderInformation, 'documents' | 'terms'>;
  errors: FieldErrors;
}

/** The documents of this sale, with one checkbox to confirm reading them. */
export function DocumentFields({ information: { documents, terms }, errors }: DocumentFieldsProps) {
  return (
    <section className={classNames(styles.group, styles.reading)}>
      <h2 className={styles.heading}>{texts.documents}</h2>
      <ul>
        {documents.map(({ kind, title, textVersion, url }) => (
          <li key={kind} className={styles.document}>
            <Link variant="alone" href={url} target="_blank" rel="noopener">
              {title}
              <VisuallyHidden> ({texts.opensInNewTab})</VisuallyHidden>
            </Link>
            <small>{texts.edition(formatMonth(textVersion))}</small>
          </li>
        ))}
      </ul>
      {terms.length > 0 && (
        <Disclosure summary={texts.terms}>
          <TermList terms={terms} />
        </Disclosure>
      )}
      <Checkbox
        id={fieldIds.documents}
        name={fieldIds.documents}
        label={texts.documentsAccept}
        error={errors[fieldIds.documents]}
      />
    </section>
  );
}

/** One checkbox per marketing channel without permission, none preselected or required. */
export function PermissionFields({ permitted }: { permitted: readonly PermissionChannel[] }) {
  const missing = (Object.keys(permissionLabels) as PermissionChannel[]).filter((name) => !permitted.includes(name));
  if (missing.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{texts.permissions}</legend>
      <Text tone="muted">{texts.permissionsHint}</Text>
      {missing.map((name) => (
        <Checkbox
          key={name}
          id={`${fieldIds.permission}-${name}`}
          name={fieldIds.permission}
          value={name}
          label={permissionLabels[name]}
        />
      ))}
    </fieldset>
  );
}
