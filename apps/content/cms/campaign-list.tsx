import type { ContentCard } from '@emsal/api/calls/cms/shapes';
import { Cover } from '@emsal/content-blocks/covers/cover';
import { Text } from '@emsal/ui/text/text';
import { daysBetween } from '@emsal/validation/dates/calendar-day';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import styles from './campaign-list.module.css';
import { cmsTexts as texts } from './cms.texts';

/** What is left of a campaign, as a line from its first day to its last. */
function Life({ begin, end, today }: { begin: string; end: string; today: string }) {
  const whole = Math.max(1, daysBetween(begin, end));
  const left = Math.min(whole, daysBetween(today, end));
  return (
    <svg className={styles.life} viewBox={`0 0 ${whole} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0h${left}v1H0z`} />
    </svg>
  );
}

const Until = ({ campaign, today }: { campaign: ContentCard; today: string }) => {
  const { campaignEndDate: end, publishDate } = campaign;
  if (end === null) return <Text weight="label" size="small" children={texts.endless} />;
  return (
    <div className={styles.until}>
      <Text weight="label" size="small">
        {texts.daysLeft(daysBetween(today, end))}
      </Text>
      <Life begin={dayInTurkey(new Date(publishDate))} end={end} today={today} />
      <Text size="small" tone="muted">
        {texts.until(end)}
      </Text>
    </div>
  );
};

interface CampaignListProps {
  campaigns: readonly ContentCard[];
  /** ISO day. */
  today: string;
}

/** Campaigns that still run, each as one link. */
export const CampaignList = ({ campaigns, today }: CampaignListProps) => (
  <ul className={styles.campaigns}>
    {campaigns.map((campaign) => (
      <li key={campaign.seoUrl}>
        {campaign.coverImage && <Cover of={campaign.coverImage} />}
        <div>
          <h2 className={styles.title}>
            <a href={`/${campaign.seoUrl}`}>{campaign.title}</a>
          </h2>
          <Text tone="muted">{campaign.shortContent}</Text>
        </div>
        <Until campaign={campaign} today={today} />
      </li>
    ))}
  </ul>
);
