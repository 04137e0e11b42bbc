/** The form that a page has by its type or address, loaded with it alone. After the last day it gives way to a sentence. */
import type { Content } from '@emsal/api/calls/cms/shapes';
import { lazyComponent } from '@emsal/platform/lazy-component';
import { todayOn, usePage } from '@emsal/platform/page';
import { pageTypes } from '@emsal/platform/content/page-types';
import { Card } from '@emsal/ui/card/card';
import { Link } from '@emsal/ui/link/link';
import { Notice } from '@emsal/ui/notice/notice';
import { Stack } from '@emsal/ui/stack/stack';
import type { ComponentType } from 'react';
import {
  businessTexts,
  campaignTexts as texts,
  contactTexts,
  jobTexts,
  pictureTexts,
  raffleTexts,
} from './campaigns.texts';
import styles from './campaigns.module.css';
import type { EntryFormProps } from './entry-form-props';

interface FormOfPage {
  title: string;
  Form: ComponentType<EntryFormProps>;
}

const byType: Readonly<Record<number, FormOfPage>> = {
  [pageTypes.RAFFLE_CAMPAIGN]: {
    title: raffleTexts.title,
    Form: lazyComponent(async () => (await import('./raffle-form')).RaffleForm),
  },
  [pageTypes.BUSINESS_LANDING]: {
    title: businessTexts.title,
    Form: lazyComponent(async () => (await import('./business-form')).BusinessForm),
  },
  [pageTypes.CHILD_PICTURE_LANDING]: {
    title: pictureTexts.title,
    Form: lazyComponent(async () => (await import('./picture-form')).PictureForm),
  },
};
const byAddress: Readonly<Record<string, FormOfPage>> = {
  'is-basvurusu': {
    title: jobTexts.title,
    Form: lazyComponent(async () => (await import('./job-form')).JobForm),
  },
  iletisim: {
    title: contactTexts.title,
    Form: lazyComponent(async () => (await import('./contact-form')).ContactForm),
  },
};

const formAnchor = 'form';

type Page = Pick<Content, 'typeId' | 'seoUrl' | 'campaignEndDate'>;

const formOf = ({ typeId, seoUrl }: Page): FormOfPage | undefined => byAddress[seoUrl] ?? byType[typeId];

export function EntryForm({ content, cities }: { content: Page; cities: EntryFormProps['cities'] }) {
  const page = usePage();
  const { title, Form } = formOf(content) ?? {};
  if (!title || !Form) return null;
  const isOver = content.campaignEndDate !== null && content.campaignEndDate < todayOn(page);
  return (
    <Card as="section" raised roomy id={formAnchor} label={title} className={styles.card}>
      <Stack gap={24}>
        <h2>{title}</h2>
        {isOver ? <Over /> : <Form campaign={content.seoUrl} cities={cities} />}
      </Stack>
    </Card>
  );
}

/** On a small screen the form stands below the text. */
export function ToForm({ content }: { content: Page }) {
  const { title } = formOf(content) ?? {};
  return title ? (
    <Link variant="line" className={styles.toForm} href={`#${formAnchor}`}>
      {title}
    </Link>
  ) : null;
}

const Over = () => (
  <Notice>
    {texts.over} <Link href="/kampanyalar">{texts.others}</Link>
  </Notice>
);
