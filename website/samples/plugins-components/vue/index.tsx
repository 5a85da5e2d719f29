import { defineComponent } from 'vue';

export const Hello = defineComponent({
  props: { name: String },
  setup: (props) => () => <b>{props.name}</b>,
});
