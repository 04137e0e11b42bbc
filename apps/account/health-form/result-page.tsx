/** `/ozel-saglik-sigortasi-fiyatlari/bilgilendirme-sonuc`: what follows the approval, and the PDF. */
import { documentUrl } from '@emsal/api/document-routes';
import type { ApprovedForm } from '@emsal/api/calls/self-service/health-process';
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Row } from '@emsal/ui/row/row';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Declared } from './declared';
import { CallLink, FormFrame, FormMissing } from './form-frame';
import { resultTexts as texts } from './health-form.texts';
import { loadApproved, pageOfForm, type LoadedApproval, type NoForm } from './load-form';
import styles from './result-page.module.css';

export const loader = (args: LoaderFunctionArgs) => loadApproved(args);

export const Download = ({ documentId, documentBytes, people }: ApprovedForm) => (
  <Row>
    <Link variant="button" href={documentUrl('ownDocument', { id: documentId })} download>
      {texts.download}
    </Link>
    <Text size="small" tone="muted">
      {texts.size(people.length, documentBytes)}
    </Text>
  </Row>
);

const Trail = ({ approvedAt, answeredBy }: ApprovedForm) => (
  <ol className={styles.trail} aria-label={texts.trailLabel}>
    <li className={styles.done}>
      <Text weight="label">{texts.trail.approved}</Text>
      <Text size="small" tone="muted">
        {texts.at(approvedAt)}
      </Text>
    </li>
    <li aria-current="step">
      <Text weight="label">{texts.trail.checked}</Text>
      <Text size="small" tone="muted">
        {texts.trail.until(answeredBy)}
      </Text>
    </li>
    <li>
      <Text weight="label">{texts.trail.ended}</Text>
    </li>
  </ol>
);

function Result({ hash, approved }: LoadedApproval) {
  return (
    <FormFrame title={texts.title} step={3} aside={<Declared people={approved.people} isShort />}>
      <Stack gap={12}>
        <Text tone="good" weight="label">
          {texts.approvedAt(approved.approvedAt)}
        </Text>
        <h1>{texts.title}</h1>
        <Text size="lead" tone="muted">
          {texts.lead(approved.firmName)}
        </Text>
      </Stack>
      <Stack gap={12}>
        <Download {...approved} />
        <Link variant="alone" href={pageOfForm('pdf', hash)}>
          {texts.read}
        </Link>
      </Stack>
      <Trail {...approved} />
      <Notice>
        {texts.wrong} <CallLink />
      </Notice>
    </FormFrame>
  );
}

export function Component() {
  const loaded = useLoaderData<LoadedApproval | (NoForm & { approved: null })>();
  return loaded.approved === null ? <FormMissing failed={loaded.failed} /> : <Result {...loaded} />;
}
