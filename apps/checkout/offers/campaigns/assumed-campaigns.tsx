import type { CampaignOptions } from '@emsal/state/offer/offer-state';
import { Chip } from '@emsal/ui/chip/chip';
import { useState } from 'react';
import { CallFailure } from '../../visit/call-failure';
import { changeCampaigns, withCampaign } from './change-campaigns';
import type { CampaignContext, RequestableCampaign } from './change-campaigns';
import { assumedTexts as texts } from './assumed-campaigns.texts';
import styles from './campaigns.module.css';

const labelsOf = (options: CampaignOptions): { kind: RequestableCampaign; label: string }[] => [
  ...(options.child ? [{ kind: 'child' as const, label: texts.child(options.child) }] : []),
  ...(options.job ? [{ kind: 'job' as const, label: texts.job }] : []),
  ...(options.driver ? [{ kind: 'driver' as const, label: texts.driver(options.driver) }] : []),
];

/** The campaigns that the offers assume, as chips that remove them. */
export function AssumedCampaigns(context: CampaignContext) {
  const [failed, setFailed] = useState<string | null>(null);
  const { campaigns } = context.offers.assumptions;
  const remove = async (kind: RequestableCampaign): Promise<void> =>
    setFailed(await changeCampaigns(context, withCampaign(campaigns, kind, undefined)));
  return (
    <>
      <div role="group" aria-label={texts.assumptions} className={styles.chips}>
        {labelsOf(campaigns).map(({ kind, label }) => (
          <Chip key={kind} pressed onPress={() => void remove(kind)}>
            {label}
          </Chip>
        ))}
      </div>
      <CallFailure line={context.line} message={failed} />
    </>
  );
}
