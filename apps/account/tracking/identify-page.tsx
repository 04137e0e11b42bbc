/** `/police-iptal/takip`: identifies the person who wants to follow a cancellation, then leads to `result-page.tsx`. */
import { redirect, useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from '@emsal/platform/router';
import type { Values } from '@emsal/forms/form';
import { ErrorSummary } from '@emsal/ui/error-summary/error-summary';
import { KeyValueList } from '@emsal/ui/key-value-list/key-value-list';
import { Card } from '@emsal/ui/card/card';
import { Stack } from '@emsal/ui/stack/stack';
import { PersonProof } from '../service/person-proof';
import { serviceLoader, type ServiceData } from '../service/service-loader';
import { branchIdsOf, branchOptions } from './branches';
import { trackingTexts as texts } from './tracking.texts';
import { beganTracking, listed, type TrackingState } from './tracking-state';

export const resultPath = '/police-iptal/takip/sonuc';

export const loader = serviceLoader<TrackingState>(async (client, args: LoaderFunctionArgs, proof) => {
  const { search, searchParams } = new URL(args.request.url);
  const branchIds = branchIdsOf(searchParams.get('sigorta'));
  const reply = await client.command('POST selfservice/addendum/getAddendumList', { branchIds });
  const state = listed(beganTracking(proof, branchIds), reply);
  if (state.carPolicyList !== null) throw redirect(`${resultPath}${search}`);
  return state;
});

/** The summary leads to the fields that may be wrong. */
const NotFound = () => <ErrorSummary errors={[{ fieldId: 'identityNo', message: texts.notFound }]} attempt={1} />;

function useBranch() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return {
    fields: [{ kind: 'select', name: 'branch', label: texts.branch, options: branchOptions }] as const,
    /** In the address, so that a reload asks for the same. */
    keep: ({ branch = '' }: Values) => void navigate(`${pathname}?sigorta=${branch}`, { replace: true }),
  };
}

export function Component() {
  const { proof, loaded } = useLoaderData<ServiceData<TrackingState>>();
  const more = useBranch();
  // A signed-in customer who has typed nothing yet has nothing to mend.
  const hasTyped = new URLSearchParams(useLocation().search).has('sigorta');
  return (
    <Stack>
      <PersonProof
        proof={loaded === null ? proof : { ...proof, step: 'start' }}
        title={texts.title}
        lead={texts.lead}
        notice={loaded !== null && hasTyped && <NotFound />}
        more={more}
      />
      <Card label={texts.duration}>
        <Stack gap={8}>
          <h2>{texts.duration}</h2>
          <KeyValueList layout="facts" items={texts.durations} />
        </Stack>
      </Card>
    </Stack>
  );
}
