import type { PartName } from '../options.ts';
import type { AllResults, Row } from '../results.ts';
import { variants } from '../sites/variants.ts';
import type { Summary } from '../summarize.ts';
import { kilobytes } from './format.ts';

interface Panel {
  readonly title: string;
  readonly part: PartName;
  readonly subject: string;
  readonly measure: string;
  readonly label: (summary: Summary) => string;
}

const milliseconds = ({ median }: Summary) => `${Math.round(median)} ms`;

const panels: readonly Panel[] = [
  {
    title: 'Home page, slow 4G: largest paint',
    part: 'page-load',
    subject: '/',
    measure: 'lcp',
    label: milliseconds,
  },
  {
    title: 'Home page, slow 4G: a press is answered',
    part: 'page-load',
    subject: '/',
    measure: 'interactive',
    label: milliseconds,
  },
  {
    title: 'Home page again, after a release of one page: download',
    part: 'updates',
    subject: 'marketing: a word on the home page',
    measure: 'bytes',
    label: (summary) => `${kilobytes(summary)} KB`,
  },
];

const width = 760;
const labelWidth = 170;
const valueWidth = 120;
const barHeight = 18;
const rowHeight = 26;
const titleHeight = 34;
const margin = 16;
const barSpace = width - labelWidth - valueWidth - 2 * margin;
const panelHeight = titleHeight + Object.keys(variants).length * rowHeight + margin;

/** A picture of how the home page opens, and of what a release costs. */
export function drawPerformance(all: AllResults): string {
  const drawn = panels.map((panel, index) => {
    const { part, subject, measure, label } = panel;
    const bars = all[part].rows
      .filter((row) => row.subject === subject)
      .map((row) => barOf(row, measure, label));
    const words = bars.map(({ name, text }) => `${name} ${text}`).join(', ');
    return {
      svg: drawPanel(panel.title, bars, margin / 2 + index * panelHeight),
      alternative: `${panel.title}: ${words}.`,
    };
  });
  const alternative = drawn.map((panel) => panel.alternative).join(' ');
  const height = panels.length * panelHeight + margin;
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
${drawn.map(({ svg }) => svg).join('\n')}
</svg>
`;
}

type Bar = ReturnType<typeof barOf>;

function barOf({ variant, measures }: Row, measure: string, label: Panel['label']) {
  const summary = measures[measure];
  if (!summary) throw new Error(`There is no ${measure} of the ${variants[variant]}.`);
  const color = variant === 'federated' ? 'bar federated' : 'bar';
  return { name: variants[variant], color, summary, text: label(summary) };
}

function drawPanel(title: string, bars: readonly Bar[], top: number): string {
  const longest = Math.max(...bars.map(({ summary }) => summary.max));
  const scale = (value: number) => Math.round((value / longest) * barSpace * 10) / 10;
  const rows = bars.map(({ name, color, summary: { median, min, max }, text }, index) => {
    const y = top + titleHeight + index * rowHeight;
    const x = margin + labelWidth;
    const middle = y + barHeight / 2;
    const range =
      min === max ? '' : `<path class="range" d="M${x + scale(min)} ${middle}H${x + scale(max)}"/>`;
    return `<text x="${x - 10}" y="${middle + 4}" text-anchor="end">${name}</text>
<rect class="${color}" x="${x}" y="${y}" width="${scale(median)}" height="${barHeight}" rx="3"/>${range}
<text x="${x + scale(max) + 8}" y="${middle + 4}">${text}</text>`;
  });
  return `<text class="title" x="${margin}" y="${top + 20}">${title}</text>\n${rows.join('\n')}`;
}
