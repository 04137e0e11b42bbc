import { classNames } from '@emsal/ui/class-names/class-names';
import { Checkbox } from '@emsal/ui/checkbox/checkbox';
import { Link } from '@emsal/ui/link/link';
import { Text } from '@emsal/ui/text/text';
import { VisuallyHidden } from '@emsal/ui/visually-hidden/visually-hidden';
import { permissionChannels } from '@emsal/verify/permission/channels';
import type { OrderInformation } from '../order/load-order';
import { fieldIds } from './summary-form';
import type { SummaryErrors } from './summary-form';
import styles from './summary-page.module.css';
import { summaryTexts as texts } from './summary-texts';

/** The documents of this sale, each to open, and one tick for having read them. */
export function DocumentFields({
  documents,
  errors,
}: {
  documents: OrderInformation['documents'];
  errors: SummaryErrors;
}) {
  return (
    <section className={classNames(styles.group, styles.reading)}>
      <h2 className={styles.heading}>{texts.documents}</h2>
      <ul>
        {documents.map(({ kind, title, url }) => (
          <li key={kind}>
            <Link variant="alone" href={url} target="_blank" rel="noopener">
              {title}
              <VisuallyHidden> ({texts.opensInNewTab})</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
      <Checkbox
        id={fieldIds.documents}
        name={fieldIds.documents}
        label={texts.documentsAccept}
        error={errors.documents}
      />
    </section>
  );
}

/** A permission per channel, none ticked beforehand, none needed to go on. */
export function PermissionFields() {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{texts.permissions}</legend>
      <Text tone="muted">{texts.permissionsHint}</Text>
      {Object.values(permissionChannels).map(({ name, label }) => (
        <Checkbox key={name} id={`permission-${name}`} name="permission" value={name} label={label} />
      ))}
    </fieldset>
  );
}
