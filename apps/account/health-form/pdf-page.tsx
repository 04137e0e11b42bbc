/** `/ozel-saglik-sigortasi-fiyatlari/bilgilendirme-pdf`: the approved form as it stands in its PDF. */
import { useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Link } from '@emsal/ui/link/link';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { Declared } from './declared';
import { FormFrame, FormMissing } from './form-frame';
import { resultTexts as texts } from './health-form.texts';
import { loadApproved, pageOfForm, type LoadedApproval, type NoForm } from './load-form';
import { Download } from './result-page';

export const loader = (args: LoaderFunctionArgs) => loadApproved(args);

const Pdf = ({ hash, approved }: LoadedApproval) => (
  <FormFrame
    title={texts.pdfTitle}
    step={3}
    aside={
      <Link variant="alone" href={pageOfForm('result', hash)}>
        {texts.back}
      </Link>
    }
  >
    <Stack gap={12}>
      <Text tone="good" weight="label">
        {texts.approvedAt(approved.approvedAt)}
      </Text>
      <h1>{texts.pdfTitle}</h1>
      <Download {...approved} />
    </Stack>
    <Declared people={approved.people} />
  </FormFrame>
);

export function Component() {
  const loaded = useLoaderData<LoadedApproval | (NoForm & { approved: null })>();
  return loaded.approved === null ? <FormMissing failed={loaded.failed} /> : <Pdf {...loaded} />;
}
