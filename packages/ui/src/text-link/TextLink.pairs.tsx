import { TextLink } from './TextLink.tsx';

export const ClickHere = () => (
  <p>
    To read our privacy policy <TextLink href="#privacy">click here</TextLink>.
  </p>
);
