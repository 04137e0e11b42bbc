import type { PolicyCard } from '@emsal/api/calls/customer-account/policies';
import { Disclosure } from '@emsal/ui/disclosure/disclosure';
import { todayOn, usePage } from '@emsal/platform/page';
import { homeTexts as texts } from './home.texts';
import { PolicyRows } from './policy-rows';

export function PastPolicies({ policies }: { policies: readonly PolicyCard[] }) {
  const today = todayOn(usePage());
  if (policies.length === 0) return null;
  return (
    <Disclosure summary={`${texts.over} (${policies.length})`}>
      <PolicyRows policies={policies} today={today} />
    </Disclosure>
  );
}
