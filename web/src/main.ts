import "./style/base.css";
