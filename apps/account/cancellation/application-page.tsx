/** `/police-iptal/basvuru`: asks for the cancellation of a policy whose vehicle was sold. Its first step is open to everybody. */
import { useLoaderData, useLocation, useNavigate, type LoaderFunctionArgs } from '@emsal/platform/router';
import { Stack } from '@emsal/ui/stack/stack';
import { answered } from '../area/account-loader';
import { PersonProof } from '../service/person-proof';
import { serviceLoader, type ServiceData } from '../service/service-loader';
import { cancellationTexts as texts } from './cancellation.texts';
import { ConfirmStep } from './confirm-step';
import { chosenPolicy, draftFor, shownStep, stepPath, stepIn, type Draft, type Loaded, type Step } from './draft';
import { PageStep } from './page-step';
import { PolicyCard } from './policy-card';
import { NoPolicy, PolicyStep } from './policy-step';
import { ReasonStep } from './reason-step';
import { RefundStep } from './refund-step';
import { Steps } from './steps';
import { useDraft } from './use-draft';

export const loader = serviceLoader<Loaded>(async (client, args: LoaderFunctionArgs) => ({
  policies: answered(await client.command('POST selfservice/policy/getCancellablePolicies', {}), args),
  named: new URL(args.request.url).searchParams.get('police'),
}));

/** Steps are one page: only a new proof asks again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.href === nextUrl.href;

export function Component() {
  const data = useLoaderData<ServiceData<Loaded>>();
  const navigate = useNavigate();
  const { draft: kept, isRead, keep, forget } = useDraft();
  const goTo = async (step: Step) => navigate(stepPath(step));
  const wanted = stepIn(useLocation().search);
  const { proof, loaded } = data;
  // Without the kept answers the first step would flash.
  if (!isRead && wanted !== 'neden') return <Steps current={wanted} />;
  const draft = loaded ? draftFor(kept, loaded) : kept;
  const change = (changed: Partial<Draft>) => keep({ ...draft, ...changed });
  const step = shownStep(wanted, draft, data);
  const policy = loaded ? chosenPolicy(draft, loaded) : undefined;
  return (
    <Stack>
      <Steps current={step} />
      {step === 'neden' && <ReasonStep {...{ draft, change, goTo }} />}
      {step === 'kimlik' && <PersonProof proof={proof} {...texts.person} />}
      {step === 'police' &&
        (loaded!.policies.length === 0 ? <NoPolicy proof={proof} /> : <PolicyStep loaded={loaded!} change={change} />)}
      {policy && step !== 'neden' && <PolicyCard policy={policy} />}
      {policy && step === 'belge' && <PageStep {...{ policy, draft, change, goTo }} />}
      {policy && step === 'iade' && <RefundStep {...{ policy, draft, change, goTo }} />}
      {policy && step === 'onay' && <ConfirmStep {...{ policy, draft, forget }} />}
    </Stack>
  );
}
