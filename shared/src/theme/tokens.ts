/**
 * The design tokens by name. Each value refers to a custom property that `theme-css.ts` defines,
 * so that a style written once follows the light and the dark theme.
 */
export const tokens = {
  color: {
    /** The page: paper by day, the river at night. */
    background: 'var(--color-background)',
    /** Cards and form fields, one step towards the reader. */
    surface: 'var(--color-surface)',
    /** Bands between sections, one step away from the reader. */
    sunken: 'var(--color-sunken)',
    text: 'var(--color-text)',
    textMuted: 'var(--color-text-muted)',
    /** Hairlines that only decorate. */
    line: 'var(--color-line)',
    /** Edges that a control is recognised by (3:1). */
    edge: 'var(--color-edge)',
    /** River green: links, main buttons. */
    river: 'var(--color-river)',
    riverStrong: 'var(--color-river-strong)',
    onRiver: 'var(--color-on-river)',
    /** Fired clay: small labels and marks. */
    terracotta: 'var(--color-terracotta)',
    /** Marigold, the one bright accent. Never a text colour on paper. */
    accent: 'var(--color-accent)',
    accentStrong: 'var(--color-accent-strong)',
    onAccent: 'var(--color-on-accent)',
    danger: 'var(--color-danger)',
    success: 'var(--color-success)',
    /** Deep water: hero, calls to action, footer. Dark in both themes. */
    deep: 'var(--color-deep)',
    deepRaised: 'var(--color-deep-raised)',
    deepLine: 'var(--color-deep-line)',
    onDeep: 'var(--color-on-deep)',
    onDeepMuted: 'var(--color-on-deep-muted)',
    /** River green and clay, bright enough for deep water. */
    onDeepRiver: 'var(--color-on-deep-river)',
    onDeepClay: 'var(--color-on-deep-clay)',
    focus: 'var(--color-focus)',
  },
  font: {
    display: 'var(--font-display)',
    text: 'var(--font-text)',
  },
  fontSize: {
    small: 'var(--font-size-small)',
    /** Lists, tables and messages of the portal. */
    dense: 'var(--font-size-dense)',
    body: 'var(--font-size-body)',
    lead: 'var(--font-size-lead)',
    h3: 'var(--font-size-h3)',
    /** The title of a page to work in. */
    title: 'var(--font-size-title)',
    h2: 'var(--font-size-h2)',
    h1: 'var(--font-size-h1)',
    hero: 'var(--font-size-hero)',
  },
  lineHeight: {
    tight: 'var(--line-height-tight)',
    snug: 'var(--line-height-snug)',
    lead: 'var(--line-height-lead)',
    body: 'var(--line-height-body)',
  },
  space: {
    xxs: 'var(--space-xxs)',
    xs: 'var(--space-xs)',
    s: 'var(--space-s)',
    m: 'var(--space-m)',
    l: 'var(--space-l)',
    xl: 'var(--space-xl)',
    xxl: 'var(--space-xxl)',
    /** Above and below a section of a page. */
    section: 'var(--space-section)',
  },
  radius: {
    s: 'var(--radius-s)',
    m: 'var(--radius-m)',
    l: 'var(--radius-l)',
    pill: 'var(--radius-pill)',
    /** The palace arch: round above, straight below. */
    arch: 'var(--radius-arch)',
  },
  shadow: {
    low: 'var(--shadow-low)',
    high: 'var(--shadow-high)',
  },
  motion: {
    /** What answers a hand: hover, press, a menu. */
    fast: 'var(--motion-fast)',
    /** One page for another. */
    /** What comes by itself: a toast, a picture that moves on. */
    slow: 'var(--motion-slow)',
    ease: 'var(--motion-ease)',
  },
  layer: {
    raised: 'var(--layer-raised)',
    header: 'var(--layer-header)',
    menu: 'var(--layer-menu)',
    chat: 'var(--layer-chat)',
    toast: 'var(--layer-toast)',
    skipLink: 'var(--layer-skip-link)',
  },
  layout: {
    page: 'var(--layout-page)',
    reading: 'var(--layout-reading)',
    form: 'var(--layout-form)',
    gutter: 'var(--layout-gutter)',
    header: 'var(--layout-header)',
  },
} as const;

const tablet = '(min-width: 40rem)';
const desktop = '(min-width: 62rem)';

/** Conditions for `matchMedia` and for the attributes of pictures. `page`: the column of the page has its full width. */
export const viewport = { tablet, desktop, page: '(min-width: 80rem)' } as const;

/**
 * Media queries; those that one component needs are in `breakpoints.ts`, because each chunk contains this whole object.
 * Custom properties do not work inside them. Everything is written for a phone first.
 */
export const media = {
  /** Narrower than a tablet: for the few things that only a phone has no room for. */
  phone: '@media (width < 40rem)',
  tablet: `@media ${tablet}`,
  desktop: `@media ${desktop}`,
  /** Room for the whole navigation bar in one line. */
  bar: '@media (min-width: 72rem)',
  belowBar: '@media (width < 72rem)',
  wide: '@media (min-width: 90rem)',
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
  /** The system paints with a few colours of its own: backgrounds and shadows are gone, edges have to be borders. */
  forcedColors: '@media (forced-colors: active)',
} as const;
