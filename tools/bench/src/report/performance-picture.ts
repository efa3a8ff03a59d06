import type { LoadMeasure } from '../page-load/measure-page-loads.ts';
import type { AllResults } from '../results.ts';
import { type Variant, variantNames, variants } from '../sites/variants.ts';
import type { Summary } from '../statistics.ts';
import { casesOf } from './describe-updates.ts';

interface Bar {
  readonly variant: Variant;
  readonly value: Summary;
  readonly label: string;
}

interface Panel {
  readonly title: string;
  readonly bars: readonly Bar[];
}

const width = 760;
const labelWidth = 170;
const valueWidth = 120;
const barHeight = 18;
const rowHeight = 26;
const titleHeight = 34;
const margin = 16;
const barSpace = width - labelWidth - valueWidth - 2 * margin;

/** A picture of how the home page opens, and of what a release costs; undefined while something was not measured. */
export function drawPerformance(all: AllResults): string | undefined {
  const panels = [
    loadPanel(all, 'lcp', 'Home page, slow 4G: largest paint'),
    loadPanel(all, 'interactive', 'Home page, slow 4G: a press is answered'),
    updatePanel(all),
  ];
  return panels.every((panel) => panel !== undefined) ? draw(panels) : undefined;
}

function loadPanel(all: AllResults, measure: LoadMeasure, title: string): Panel | undefined {
  const rows = all['page-load']?.results.pages.filter(
    ({ route, profile }) => route === '/' && profile === 'slow',
  );
  return (
    rows && {
      title,
      bars: rows.map(({ variant, measures }) => ({
        variant,
        value: measures[measure],
        label: `${Math.round(measures[measure].median)} ms`,
      })),
    }
  );
}

function updatePanel({ updates }: AllResults): Panel | undefined {
  const found =
    updates &&
    casesOf(updates.results).find(
      ({ release, visit }) => release === 'marketing' && visit === 'home',
    );
  return (
    found && {
      title: 'Home page again, after a release of one page: download',
      bars: variantNames.map((variant) => {
        const bytes = found.bytesOf(variant);
        return {
          variant,
          value: { median: bytes, min: bytes, max: bytes },
          label: `${(bytes / 1000).toFixed(1)} KB`,
        };
      }),
    }
  );
}

function draw(panels: readonly Panel[]): string {
  const panelHeight = ({ bars }: Panel) => titleHeight + bars.length * rowHeight + margin;
  const height = panels.reduce((sum, panel) => sum + panelHeight(panel), margin);
  let top = margin / 2;
  const parts = panels.map((panel) => {
    const drawn = drawPanel(panel, top);
    top += panelHeight(panel);
    return drawn;
  });
  const alternative = panels
    .map(({ title, bars }) => `${title}: ${bars.map(describeBar).join(', ')}.`)
    .join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${alternative}">
<style>
text { font: 13px system-ui, sans-serif; fill: #20302c; }
.title { font-weight: 600; font-size: 14px; }
.bar { fill: #8a9a95; }
.federated { fill: #1d7f6c; }
.range { stroke: #20302c; stroke-width: 1.5; }
@media (prefers-color-scheme: dark) {
  text { fill: #dfe9e5; }
  .bar { fill: #6f807a; }
  .federated { fill: #3fb79c; }
  .range { stroke: #dfe9e5; }
}
</style>
${parts.join('\n')}
</svg>
`;
}

function describeBar({ variant, label }: Bar): string {
  return `${variants[variant]} ${label}`;
}

function drawPanel({ title, bars }: Panel, top: number): string {
  const longest = Math.max(...bars.map(({ value }) => value.max));
  const scale = (value: number) => Math.round((value / longest) * barSpace * 10) / 10;
  const rows = bars.map((bar, index) => {
    const y = top + titleHeight + index * rowHeight;
    const x = margin + labelWidth;
    const middle = y + barHeight / 2;
    const { median, min, max } = bar.value;
    const color = bar.variant === 'federated' ? 'bar federated' : 'bar';
    const range =
      min === max ? '' : `<path class="range" d="M${x + scale(min)} ${middle}H${x + scale(max)}"/>`;
    return `<text x="${x - 10}" y="${middle + 4}" text-anchor="end">${variants[bar.variant]}</text>
<rect class="${color}" x="${x}" y="${y}" width="${scale(median)}" height="${barHeight}" rx="3"/>${range}
<text x="${x + scale(max) + 8}" y="${middle + 4}">${bar.label}</text>`;
  });
  return `<text class="title" x="${margin}" y="${top + 20}">${title}</text>\n${rows.join('\n')}`;
}
