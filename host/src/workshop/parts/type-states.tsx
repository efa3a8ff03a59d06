import { tokens } from '@torsa/shared/theme/tokens';

export function TypeStates() {
  return Object.entries(tokens.fontSize).map(([name, fontSize]) => (
    <p
      key={name}
      style={{ fontSize, fontFamily: name.startsWith('h') ? tokens.font.display : undefined }}
    >
      {name}: the river, <span lang="bn">বাংলা</span>
    </p>
  ));
}
