import type { ImportGraph } from './read-imports.ts';

type Edges = Map<string, Set<string>>;

/** Groups of files that import each other, each in the order of the names. */
export const circlesOfFiles = (imports: ImportGraph): string[][] =>
  circlesOf(new Map([...imports].map(([file, imported]) => [file, new Set(imported)])));

/**
 * Groups of entries of one folder (its files and subfolders) that import each other, also through what lies deeper in them. A folder
 * and what lies in it form no circle: `offer/offer.ts` may import `offer/creating/…`, which may import `offer/tables.ts`.
 *
 * @param projects folders of Nx projects: each is one entry, wherever it lies (`lines/facts` beside `api`)
 */
export const circlesOfFolders = (imports: ImportGraph, projects: readonly string[] = []): string[][] =>
  [...foldersOf(imports, projects).values()].flatMap((entries) => circlesOf(entries));

/** For each folder, which of its entries import which. */
function foldersOf(imports: ImportGraph, projects: readonly string[]): Map<string, Edges> {
  const folders = new Map<string, Edges>();
  for (const [file, imported] of imports)
    for (const other of imported) {
      const { folder, from, to } = whereTheyPart(entriesOf(file, projects), entriesOf(other, projects));
      if (from === to) continue;
      const edges = folders.get(folder) ?? new Map<string, Set<string>>();
      folders.set(folder, edges.set(from, (edges.get(from) ?? new Set()).add(to)));
    }
  return folders;
}

/** `libs/lines/facts/line-at.ts` → `libs`, `lines/facts`, `line-at.ts` */
function entriesOf(path: string, projects: readonly string[]): string[] {
  const project = projects.find((folder) => path.startsWith(`${folder}/`));
  if (!project) return path.split('/');
  const [top, ...rest] = project.split('/');
  return [top!, rest.join('/'), ...path.slice(project.length + 1).split('/')];
}

/** The deepest folder that holds both files, and its entry on the way to each. */
function whereTheyPart(own: string[], others: string[]): { folder: string; from: string; to: string } {
  const depth = own.findIndex((part, at) => part !== others[at]);
  const entry = (parts: string[]): string => parts.slice(0, depth + 1).join('/');
  return { folder: own.slice(0, depth).join('/'), from: entry(own), to: entry(others) };
}

/** Strongly connected components of more than one node: the nodes that each reach the other. */
function circlesOf(edges: Edges): string[][] {
  const reach = new Map([...edges.keys()].map((node) => [node, reachableFrom(node, edges)]));
  const circles = [...edges.keys()]
    .filter((node) => reach.get(node)!.has(node))
    .map((node) => [...reach.get(node)!].filter((other) => reach.get(other)?.has(node)).toSorted());
  return [...new Map(circles.map((circle) => [circle[0]!, circle])).values()];
}

function reachableFrom(node: string, edges: Edges): Set<string> {
  const found = new Set<string>();
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const other of edges.get(next) ?? [])
      if (!found.has(other)) {
        found.add(other);
        open.push(other);
      }
  return found;
}
