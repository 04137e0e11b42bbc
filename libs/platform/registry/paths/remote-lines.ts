/** The lines that remotes publish with their forms, and the addresses that exist for each of them. */
import type { RemotePath } from '../../remote';
import { publishes } from './paths.ts';

/** The facts of a line as data: `libs/lines/facts` checks what is not named here. */
export interface PublishedLine {
  id: string;
  /** First path segment of its pages. */
  slug: string;
  branchId: number;
  [fact: string]: unknown;
}

interface Publishing {
  paths: readonly RemotePath[];
  lines?: readonly PublishedLine[];
}

/** A path of every line gets those that are published beside it. */
export function withLinePaths<Entry extends Publishing>(entries: readonly Entry[]): Entry[] {
  const branch = entries.flatMap(({ lines = [] }) => lines.map(({ slug }) => slug));
  return entries.map((entry) => ({
    ...entry,
    paths: entry.paths.map((path) => (path.lines ? { ...path, params: { ...path.params, branch } } : path)),
  }));
}

/** A form is what a team owns, so a line without one here would take another team's name. */
export const formlessLines = ({ paths, lines = [] }: Publishing): string[] =>
  lines
    .filter(({ slug }) => !publishes([{ paths }], `/${slug}/form`))
    .map(({ id }) => `the line ${id} has no form among the remote's paths`);

const hasLinePages = ({ paths }: Publishing): boolean => paths.some(({ lines }) => lines);

/** One sentence for each line that another remote publishes, and for pages of lines without any line. */
export function lineRefusals(entry: Publishing, others: readonly Publishing[]): string[] {
  const taken = others.flatMap(({ lines = [] }) => lines);
  const twice = (entry.lines ?? []).filter((line) => taken.some(({ id }) => id === line.id));
  const isEmpty = taken.length + (entry.lines ?? []).length === 0 && hasLinePages(entry);
  return [
    ...twice.map(({ id }) => `the line ${id} is published by another remote`),
    ...(isEmpty ? ['it has pages of every line, and no line is published: publish a form first'] : []),
  ];
}

/** Whether a version without lines would follow one with lines, while another remote has pages of every line: it would lose them. */
export const losesLines = (entry: Publishing, before: Publishing | undefined, others: readonly Publishing[]): boolean =>
  (entry.lines ?? []).length === 0 && (before?.lines ?? []).length > 0 && others.some(hasLinePages);
