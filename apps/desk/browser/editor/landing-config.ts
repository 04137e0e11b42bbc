/** The fields of a landing page's blocks, and each block as it is added. */
import { heroFigures } from '@emsal/api/calls/cms/landing-blocks';
import type { Fields } from '@puckeditor/core';
import { deskTexts } from '../desk.texts';
import type { LandingFields } from './landing-block-data';

const texts = deskTexts.landing;
const { sample } = deskTexts.blocks;

const line = (label: string) => ({ type: 'text', label }) as const;
const area = (label: string) => ({ type: 'textarea', label }) as const;
const titled = ({ title }: { title: string }): string => title || texts.title;

const step = { title: sample, text: sample };
const cover = { title: sample, text: sample, points: '', limits: '' };
const link = { path: '/', title: sample, text: sample };

export const landingFields: { [Kind in keyof LandingFields]: Fields<LandingFields[Kind]> } = {
  hero: {
    first: line(texts.first),
    second: line(texts.second),
    lead: area(texts.lead),
    points: area(texts.points),
    formTitle: line(texts.formTitle),
    figure: {
      type: 'select',
      label: texts.figureKind,
      options: heroFigures.map((value) => ({ value, label: texts.heroFigures[value] })),
    },
    figureTitle: line(texts.figureTitle),
    figureCaption: line(texts.figureCaption),
    facts: area(texts.facts),
  },
  steps: {
    items: {
      type: 'array',
      label: texts.steps,
      min: 3,
      max: 3,
      getItemSummary: titled,
      defaultItemProps: step,
      arrayFields: { title: line(texts.title), text: area(texts.text) },
    },
  },
  covers: {
    title: line(texts.title),
    intro: area(texts.intro),
    items: {
      type: 'array',
      label: texts.tabs,
      min: 2,
      max: 4,
      getItemSummary: titled,
      defaultItemProps: cover,
      arrayFields: {
        title: line(texts.title),
        text: area(texts.text),
        points: area(texts.points),
        limits: area(texts.limits),
      },
    },
  },
  medians: {
    title: line(texts.title),
    intro: area(texts.intro),
    rowHeading: line(texts.rowHeading),
    heads: {
      type: 'array',
      label: texts.heads,
      getItemSummary: ({ label }) => label || texts.title,
      arrayFields: { label: line(texts.head), key: line(texts.headKey) },
    },
  },
  figures: {
    title: line(texts.title),
    intro: area(texts.intro),
    source: area(texts.source),
    rowHeading: line(texts.rowHeading),
    noteHeading: line(texts.noteHeading),
  },
  reading: {
    items: {
      type: 'array',
      label: texts.links,
      max: 8,
      getItemSummary: titled,
      defaultItemProps: link,
      arrayFields: { title: line(texts.title), path: line(texts.path), text: area(texts.text) },
    },
  },
  insurers: {},
};

export const firstLanding: LandingFields = {
  hero: {
    first: sample,
    second: sample,
    lead: sample,
    points: sample,
    formTitle: sample,
    figure: 'market',
    figureTitle: sample,
    figureCaption: sample,
    facts: '',
  },
  steps: { items: [step, step, step] },
  covers: { title: sample, intro: sample, items: [cover, cover] },
  medians: { title: sample, intro: sample, rowHeading: sample, heads: [{ key: 'car', label: sample }] },
  figures: { title: sample, intro: sample, source: sample, rowHeading: sample, noteHeading: sample },
  reading: { items: [link] },
  insurers: {},
};
