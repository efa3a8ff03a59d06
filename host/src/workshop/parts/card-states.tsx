import { Card } from '@torsa/shared/ui/card';

export function CardStates() {
  return (
    <Card as="article">
      <h3>A card</h3>
      <p>
        A sheet of paper, also on deep water, with <a href="#cards">a way to other cards</a> in its
        text.
      </p>
    </Card>
  );
}
