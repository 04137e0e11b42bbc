/** `/arac-anketi/{hashedId}`: one question to whoever sold an insured vehicle. */
import type { VehicleSurvey } from '@emsal/api/calls/self-service/vehicle-survey';
import { createClient } from '@emsal/api/client';
import { boughtAlready, type SurveyAnswer } from '@emsal/api/outcomes/vehicle-survey';
import type { Values } from '@emsal/forms/form';
import { FormPanel } from '@emsal/forms/form-panel';
import { lineAddresses } from '@emsal/lines/facts/line-ids';
import { pageOf, usePage } from '@emsal/platform/page';
import { useLoaderData, useParams, useRevalidator, type LoaderFunctionArgs } from '@emsal/platform/router';
import { EmptyState } from '@emsal/ui/empty-state/empty-state';
import { HomeLink } from '@emsal/ui/home-link/home-link';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import { Text } from '@emsal/ui/text/text';
import { PageTitle } from '../area/page-title';
import { surveyForm } from './survey-form';
import { surveyTexts as texts } from './survey.texts';

type Loaded = { survey: VehicleSurvey } | { survey: null; failed: string };

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { hashedId = '' } = args.params;
  const reply = await createClient(pageOf(args).transport).command(
    'GET selfservice/formdata/GetSurveyDetails/{hashedId}',
    { hashedId },
  );
  return reply.isSuccess ? { survey: reply.result } : { survey: null, failed: reply.message };
}

function useSubmit() {
  const { transport } = usePage();
  const { hashedId = '' } = useParams();
  const { revalidate } = useRevalidator();
  return async ({ sales }: Values) => {
    const answer = { hashedId, step2: { sales: sales as SurveyAnswer } };
    const reply = await createClient(transport).command('POST selfservice/formData/SubmitSurveyAnswer', answer);
    if (reply.isSuccess) await revalidate();
    return reply;
  };
}

function Question({ vehicle }: { vehicle: string }) {
  const send = useSubmit();
  return (
    <>
      <Stack gap={8}>
        <Text tone="muted">{texts.why(vehicle)}</Text>
        <h1>{texts.heading}</h1>
      </Stack>
      <FormPanel form={surveyForm} send={send} />
      <Link variant="alone" href="/">
        {texts.decline}
      </Link>
    </>
  );
}

const Offers = () => (
  <Stack gap={8}>
    <h2>{texts.offers}</h2>
    <Link variant="alone" href={`/${lineAddresses.TRAFFIC.slug}`}>
      {texts.traffic}
    </Link>
    <Link variant="alone" href={`/${lineAddresses.AUTO.slug}`}>
      {texts.kasko}
    </Link>
  </Stack>
);

const Answered = ({ sales }: { sales: SurveyAnswer }) => (
  <>
    <h1>{texts.thanks}</h1>
    <Notice tone="good" live>
      {texts.thanksText}
    </Notice>
    {sales === boughtAlready ? <Offers /> : <HomeLink />}
  </>
);

function Survey({ step1, step2 }: VehicleSurvey) {
  return step2.sales === null ? <Question vehicle={step1.licensePlateNo} /> : <Answered sales={step2.sales} />;
}

export function Component() {
  const data = useLoaderData<Loaded>();
  return (
    <Stack gap={32}>
      <PageTitle>{texts.title}</PageTitle>
      <meta name="robots" content="noindex" />
      {data.survey ? (
        <Survey {...data.survey} />
      ) : (
        <EmptyState level={1} title={texts.over} actions={<HomeLink />}>
          {data.failed}
        </EmptyState>
      )}
    </Stack>
  );
}
