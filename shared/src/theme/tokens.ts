/** The design tokens by name, each a CSS custom property whose value depends on the theme. */
export const tokens = {
  color: {
    /** The background colour of the page. */
    background: 'var(--color-background)',
    /** The background colour of cards and form fields, which look slightly raised. */
    surface: 'var(--color-surface)',
    /** The background colour of the full-width bands between page sections, which look slightly lowered. */
    sunken: 'var(--color-sunken)',
    text: 'var(--color-text)',
    textMuted: 'var(--color-text-muted)',
    /** The colour of decorative hairlines. */
    line: 'var(--color-line)',
    /** The border colour of form controls (contrast at least 3:1). */
    edge: 'var(--color-edge)',
    /** The colour of links and main buttons. */
    river: 'var(--color-river)',
    riverStrong: 'var(--color-river-strong)',
    onRiver: 'var(--color-on-river)',
    /** The colour of small labels and markers. */
    terracotta: 'var(--color-terracotta)',
    /** The bright accent colour, which is never used for text on a light background. */
    accent: 'var(--color-accent)',
    accentStrong: 'var(--color-accent-strong)',
    onAccent: 'var(--color-on-accent)',
    danger: 'var(--color-danger)',
    success: 'var(--color-success)',
    /** The dark background colour of the hero, calls to action and the footer, in both themes. */
    deep: 'var(--color-deep)',
    deepRaised: 'var(--color-deep-raised)',
    deepLine: 'var(--color-deep-line)',
    onDeep: 'var(--color-on-deep)',
    onDeepMuted: 'var(--color-on-deep-muted)',
    /** A brighter version of the colour `river`, for dark backgrounds. */
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
    /** The font size of lists, tables and messages in the portal. */
    dense: 'var(--font-size-dense)',
    body: 'var(--font-size-body)',
    lead: 'var(--font-size-lead)',
    h3: 'var(--font-size-h3)',
    /** The font size of the title of a page with a compact shell. */
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
    /** The space above and below each section of a page. */
    section: 'var(--space-section)',
  },
  radius: {
    s: 'var(--radius-s)',
    m: 'var(--radius-m)',
    l: 'var(--radius-l)',
    pill: 'var(--radius-pill)',
    /** The border radius of an arch, which is round at the top and straight at the bottom. */
    arch: 'var(--radius-arch)',
  },
  shadow: {
    low: 'var(--shadow-low)',
    high: 'var(--shadow-high)',
  },
  motion: {
    /** The duration of transitions that respond to the user, such as hover, press or opening a menu. */
    fast: 'var(--motion-fast)',
    /** The duration of transitions that no user action starts, such as a toast or the next picture. */
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

/** Media conditions for `matchMedia` and picture attributes. `page` matches screens with a full-width page column. */
export const viewport = { tablet, desktop, page: '(min-width: 80rem)' } as const;

/**
 * Media queries in mobile-first style that many components need. CSS custom properties do not work in media queries.
 */
export const media = {
  /** Matches phones, for the few elements that do not fit on a phone. */
  phone: '@media (width < 40rem)',
  tablet: `@media ${tablet}`,
  desktop: `@media ${desktop}`,
  /** Matches screens wide enough for the whole navigation bar in one line. */
  bar: '@media (min-width: 72rem)',
  belowBar: '@media (width < 72rem)',
  wide: '@media (min-width: 90rem)',
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
  /** Matches forced colours (high contrast mode), which removes backgrounds and shadows, so edges must be borders. */
  forcedColors: '@media (forced-colors: active)',
} as const;
