/** `/police-iptal/takip/sonuc`: the cancellations of a person; one of them with everything that happened to it. */
import { redirect, useLoaderData, type LoaderFunctionArgs } from '@emsal/platform/router';
import { answered } from '../area/account-loader';
import { serviceLoader, type ServiceData } from '../service/service-loader';
import { branchIdsOf } from './branches';
import { TrackedCancellation } from './tracked-cancellation';
import { TrackedList } from './tracked-list';
import { beganTracking, listed, opened, type TrackingState } from './tracking-state';

const load = serviceLoader<TrackingState>(async (client, args, proof) => {
  const query = new URL(args.request.url).searchParams;
  const branchIds = branchIdsOf(query.get('sigorta'));
  const reply = await client.command('POST selfservice/addendum/getAddendumList', { branchIds });
  const state = listed(beganTracking(proof, branchIds), reply);
  const { carPolicyList, policySelectionStep } = state;
  if (carPolicyList === null) throw redirect('/police-iptal/takip');
  const encryptedCallId =
    query.get('basvuru') ?? (policySelectionStep === null ? null : carPolicyList[policySelectionStep]!.encryptedCallId);
  if (encryptedCallId === null) return state;
  const name = 'GET selfservice/addendum/getAddendumDetails/{encryptedCallId}';
  return opened(state, answered(await client.command(name, { encryptedCallId }), args));
});

export const loader = async (args: LoaderFunctionArgs): Promise<ServiceData<TrackingState>> => {
  const data = await load(args);
  if (data.loaded === null) throw redirect('/police-iptal/takip');
  return data;
};

export function Component() {
  const { carPolicyList, carPolicyDetail } = useLoaderData<ServiceData<TrackingState>>().loaded!;
  const list = carPolicyList ?? [];
  return carPolicyDetail ? (
    <TrackedCancellation key={carPolicyDetail.callId} detail={carPolicyDetail} hasOthers={list.length > 1} />
  ) : (
    <TrackedList list={list} />
  );
}
