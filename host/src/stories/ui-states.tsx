import { css } from '@emotion/react';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { notify, type ToastContent } from '@torsa/shared/toast';
import { Button, type ButtonProps } from '@torsa/shared/ui/button';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Card } from '@torsa/shared/ui/card';
import { Field } from '@torsa/shared/ui/field';
import { NewPasswordField } from '@torsa/shared/ui/new-password-field';
import { PasswordField } from '@torsa/shared/ui/password-field';
import { PasswordMeter } from '@torsa/shared/ui/password-meter';
import { Picture, type PictureFiles } from '@torsa/shared/ui/picture';
import { SelectField } from '@torsa/shared/ui/select-field';
import { SubmitButton } from '@torsa/shared/ui/submit-button';
import { TextAreaField } from '@torsa/shared/ui/text-area-field';
import { passwordStoryTexts } from './password.copy.en.ts';

const { color, fontSize, radius, space } = tokens;

const row = css({ display: 'flex', flexWrap: 'wrap', gap: space.s });
const stack = css({ display: 'grid', gap: space.l });
const columns = css(plainListStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: space.l,
});
const swatch = css({
  blockSize: '3rem',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.s,
});
const image = css({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.l,
  backgroundColor: color.deep,
  color: color.onDeep,
});

interface ButtonStatesProps {
  readonly variants: readonly NonNullable<ButtonProps['variant']>[];
}

export function ButtonStories({ variants }: ButtonStatesProps) {
  return variants.map((variant) => (
    <div key={variant} css={row}>
      <Button variant={variant}>{variant}</Button>
      <Button variant={variant} busy>
        {variant}, busy
      </Button>
      <Button variant={variant} disabled>
        {variant}, disabled
      </Button>
      <ButtonLink variant={variant} to="/">
        {variant}, a link
      </ButtonLink>
    </div>
  ));
}

export function CardStories() {
  return (
    <div css={columns}>
      <Card as="article">
        <h3>A card</h3>
        <p>
          A sheet of paper, with <a href="#cards">a link to other cards</a> in its text.
        </p>
      </Card>
      <Card>
        <h3>Another card</h3>
        <p>As high as the one beside it.</p>
      </Card>
    </div>
  );
}

export function ColorStories() {
  return (
    <ul css={[columns, { fontSize: fontSize.small }]}>
      {Object.entries(color).map(([name, value]) => (
        <li key={name}>
          <div css={swatch} style={{ backgroundColor: value }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

export function FieldStories() {
  return (
    <form css={stack} onSubmit={(event) => event.preventDefault()} noValidate>
      <Field label="Required" name="required" required />
      <Field label="Not required" name="optional" defaultValue="With a value" />
      <Field label="With a hint" name="hint" hint="A hint that is always shown." required />
      <Field label="With an error" name="error" error="Say how to fix it." required />
      <Field label="Being sent" name="sent" readOnly defaultValue="Read-only" required />
      <SelectField
        label="A choice"
        name="choice"
        values={['first', 'second']}
        nameOf={(value) => value}
      />
      <TextAreaField label="Several lines" name="area" required />
      <TextAreaField label="Several lines, wrong" name="wrong" error="Too short." required />
      <SubmitButton busyLabel="Submitting…">Submit</SubmitButton>
    </form>
  );
}

export function PasswordFieldStories() {
  return (
    <form css={stack} onSubmit={(event) => event.preventDefault()} noValidate>
      <PasswordField label="A password" name="known" copy={passwordStoryTexts} />
      <PasswordField
        label="A wrong password"
        name="wrong"
        error="Type it."
        copy={passwordStoryTexts}
      />
      <NewPasswordField copy={passwordStoryTexts} />
      {([undefined, 'short', 'weak', 'fair', 'strong'] as const).map((strength) => (
        <div key={strength ?? 'none'}>
          <PasswordMeter strength={strength} copy={passwordStoryTexts.strengths} />
        </div>
      ))}
    </form>
  );
}

const svg = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320">${content}</svg>`)}`;
const river =
  '<path d="M0 220c120-90 200 60 320-40s120-40 160-60" fill="none" stroke="#7fd3ba" stroke-width="6"/>';
const filesOf = (url: string): PictureFiles => ({
  width: 3,
  height: 2,
  avif: {},
  webp: { 480: url },
});

export function PictureStories() {
  return (
    <ul css={columns}>
      <li>
        <Picture css={image} files={filesOf(svg(river))} sizes="12rem" alt="A river" /> Loaded
      </li>
      <li>
        <Picture css={image} files={filesOf(svg(''))} sizes="12rem" alt="" /> Loading, with its size
        reserved
      </li>
    </ul>
  );
}

const toasts: Readonly<Record<string, ToastContent>> = {
  success: { kind: 'success', title: 'Done' },
  'success, with a message': { kind: 'success', title: 'Sent', message: 'You get an answer soon.' },
  error: { kind: 'error', title: 'Not sent', message: 'Try again.' },
  info: { kind: 'info', title: 'Not available yet.' },
  'in Bengali': { kind: 'info', title: 'শিগগিরই আসছে।' },
  'long, with a word that does not break': {
    kind: 'error',
    title: 'Sign Up Failed',
    message: `The server said: ${'unbreakable'.repeat(8)}`,
  },
};

/** Buttons that show toasts (short messages). A new toast replaces the visible one. */
export function ToastStories() {
  return (
    <div css={row}>
      {Object.entries(toasts).map(([name, toast]) => (
        <Button key={name} variant="secondary" onClick={() => notify(toast)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

export function TypographyStories() {
  return Object.entries(fontSize).map(([name, size]) => (
    <p
      key={name}
      style={{
        fontSize: size,
        fontFamily: name.startsWith('h') ? tokens.font.display : undefined,
      }}
    >
      {name}: the river, <span lang="bn">বাংলা</span>
    </p>
  ));
}
